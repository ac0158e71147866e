/* What others do is told one step after the other, at the pace the reader wishes. It never keeps anybody from the present:
   whoever is asked sees it at once, and of what waits too long the oldest is left out. */

// Does something as soon as nothing is pressed: whatever changes the page waits for the end of a press, as pushes do.
let afterPress;

{
  // How long each step stays, in milliseconds, and how many may wait.
  const PACES = { now: [0, 0], quick: [450, 2], calm: [1400, 4], step: [Infinity, 60] };
  const paceName = () => {
    const wanted = wish("pace");
    return wanted in PACES ? wanted : wantsCalm() ? "now" : "quick";
  };

  let waiting = [];
  let shownAt = -Infinity;
  let paused = false;
  let timer = 0;
  // A finger or a mouse button is down: nothing may change below it.
  let pressing = false;
  let held = [];
  afterPress = (change) => { if (pressing) held.push(change); else change(); };

  const choice = document.querySelector("[data-wish=pace]");
  if (choice) choice.value = paceName();

  const bar = () => document.getElementById("follow");

  function label() {
    const own = bar();
    if (!own) return;
    const byHand = paused || paceName() === "step";
    const others = document.querySelector("#ask:not(.asked)") !== null && !document.querySelector(".ended, .lobby");
    own.hidden = !(waiting.length && byHand) && !(others && paceName() !== "now");
    own.querySelector("#pause").setAttribute("aria-pressed", String(paused));
    for (const id of ["next-step", "to-present"]) own.querySelector("#" + id).hidden = !(byHand && waiting.length);
    own.querySelector("#behind").textContent = byHand && waiting.length ? String(waiting.length) : "";
  }

  function tellNext() {
    shownAt = performance.now();
    show(waiting.shift());
  }

  function go() {
    clearTimeout(timer);
    if (waiting.length && !pressing) {
      const [stays, most] = PACES[paceName()];
      const byHand = paused || stays === Infinity;
      const atOnce = !byHand && (waiting.at(-1).asked || document.hidden);
      waiting = waiting.slice(atOnce ? -1 : -Math.max(1, byHand ? 60 : most));
      const left = byHand ? Infinity : atOnce ? 0 : shownAt + stays - performance.now();
      if (left <= 0) { tellNext(); if (waiting.length) timer = setTimeout(go, stays); }
      else if (left < Infinity) timer = setTimeout(go, left);
    }
    if (!pressing) label();
  }

  // What has come in is told in its turn.
  document.addEventListener("arrived", (event) => {
    // A page that was just read anew, or one's own doing, is no step of anybody else.
    if (event.detail.at_once) { waiting = [event.detail]; if (!pressing) { clearTimeout(timer); tellNext(); label(); return; } }
    else waiting.push(event.detail);
    go();
  });

  let releasing = 0;
  const release = () => {
    if (!pressing) return;
    pressing = false;
    for (const change of held.splice(0)) change();
    go();
  };
  document.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary) return;
    clearTimeout(releasing);
    pressing = true;
  }, { capture: true });
  // The press itself comes after the pointer is up.
  document.addEventListener("pointerup", () => { releasing = setTimeout(release, 30); }, { capture: true });
  document.addEventListener("pointercancel", release, { capture: true });
  addEventListener("blur", release);
  document.addEventListener("visibilitychange", go);
  document.addEventListener("wished", go);

  document.addEventListener("click", (event) => {
    const id = event.target.closest?.("#follow button")?.id;
    if (id === "pause") { paused = !paused; go(); }
    if (id === "next-step" && waiting.length) { tellNext(); label(); }
    if (id === "to-present" && waiting.length) { paused = false; waiting = waiting.slice(-1); tellNext(); label(); }
  });
}

/* Who sits at the table: clocks that run between pushes, words that nobody has read yet, the list that stays folded. */

{
  // Clocks of the others. The server says how much is left; a second on this screen is a second there.
  const known = new WeakMap();
  const written = (left) => Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
  setInterval(() => {
    for (const clock of document.querySelectorAll(".clock.seen[data-runs]")) {
      const said = Number(clock.dataset.seconds);
      if (known.get(clock)?.said !== said) known.set(clock, { said, end: Date.now() + 1000 * said });
      clock.textContent = written(Math.max(0, Math.round((known.get(clock).end - Date.now()) / 1000)));
    }
  }, 1000);

  // Whoever goes is missed by those who look at the board: it is said once, to eyes and ears.
  const told = document.getElementById("news");
  const gone = () => [...document.querySelectorAll("#people [data-gone]")].map((seat) => seat.dataset.gone);
  let missed = gone();
  let quiet = 0;
  document.addEventListener("swapped", () => {
    const now = gone();
    const left = now.filter((one) => !missed.includes(one));
    missed = now;
    if (!told || !left.length) return;
    told.textContent = left.join(" ");
    clearTimeout(quiet);
    quiet = setTimeout(() => { told.textContent = ""; }, 10000);
  });

  // What was said since one last saw the chat.
  const mark = document.getElementById("unread");
  const key = "heard " + location.pathname;
  const lines = () => [...document.querySelectorAll("#chat ol.chat > li")].map((line) => line.textContent);
  const read = () => { try { return JSON.parse(sessionStorage.getItem(key)); } catch { return null; } };
  const isSeen = () => {
    const last = document.querySelector("#chat ol.chat > li:last-child") ?? document.getElementById("chat");
    const box = last?.getBoundingClientRect();
    return !document.hidden && box && box.top >= 0 && box.bottom <= innerHeight && box.height > 0;
  };
  function listenTo() {
    if (!mark) return;
    const now = lines();
    const before = read();
    if (before === null || isSeen() || document.activeElement?.id === "say-text") {
      try { sessionStorage.setItem(key, JSON.stringify({ count: now.length, last: now.at(-1) ?? null })); } catch { return; }
      mark.hidden = true;
      return;
    }
    // Old lines go when there are many, so the last one that was read is looked for.
    const more = now.length > before.count ? now.length - before.count : now.length - 1 - now.lastIndexOf(before.last);
    const unread = now.at(-1) === before.last && now.length === before.count ? 0 : more;
    mark.hidden = unread <= 0;
    mark.textContent = "✉ " + unread;
    mark.setAttribute("aria-label", mark.dataset.said + ": " + unread);
  }
  if (mark) {
    mark.addEventListener("click", () => document.getElementById("say-text")?.focus());
    document.addEventListener("swapped", listenTo);
    addEventListener("scroll", listenTo, { passive: true, capture: true });
    document.addEventListener("visibilitychange", listenTo);
    document.addEventListener("focusin", listenTo);
    listenTo();
  }

  // Who folds the list of answers away wants it so the next time too.
  document.addEventListener("click", (event) => {
    const list = event.target.closest?.("#answers-list > summary")?.parentElement;
    const settings = document.getElementById("settings");
    if (!list || !settings) return;
    const body = new URLSearchParams({ list: list.open ? "off" : "on", back: "/" });
    fetch(settings.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
  });
}

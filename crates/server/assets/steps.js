/* What happened step by step (data-player): the list unfolds by hand or by itself, and the stage (data-stage) goes back to
   the moment of each step. Without scripts there are links to the moments instead. */

{
  const PACE = 1300;
  // By the id of the player: how many steps are shown, and whether it goes on by itself.
  const shown = new Map();
  let ticking = 0;

  const stepsOf = (player) => [...player.querySelectorAll("[data-step]")];

  // The stage as it is now, while it shows a moment of the past.
  let present = null;
  let wanted = null;

  // What was pushed meanwhile is told now.
  function bringBack(stage) {
    stage.replaceWith(present);
    if (overtaken.has(stage)) merge(present, overtaken.get(stage));
    present = null;
  }

  async function setStage(address) {
    const stage = document.querySelector("#board [data-stage]");
    if (!stage || wanted === address) return;
    wanted = address;
    if (!address) {
      if (present) bringBack(stage);
      return;
    }
    const response = await fetch(address).catch(() => null);
    const page = response?.ok ? parse(await response.text()) : null;
    const past = page?.querySelector("[data-stage]");
    const now = document.querySelector("#board [data-stage]");
    if (!past || !now || wanted !== address) return;
    // Drawings that only the past needs.
    const stays = (known) => known && !now.contains(known);
    const drawings = [...page.querySelectorAll("symbol[id]")].filter((symbol) => !stays(document.getElementById(symbol.id)));
    const store = past.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
    store.setAttribute("width", 0);
    store.setAttribute("height", 0);
    store.style.position = "absolute";
    store.append(...drawings);
    present ??= now;
    past.classList.add("replayed");
    now.replaceWith(past);
    // Pushes take it for the present, and pass it by.
    if (sent.has(now)) sent.set(past, sent.get(now));
  }

  // A step in the middle of an entry of the log stands before what the entry ends with.
  function momentOf(player, steps, count) {
    if (!player.dataset.replay || count >= steps.length) return null;
    const entry = steps[Math.max(count - 1, 0)].dataset.step;
    if (!entry) return null;
    const whole = count > 0 && steps[count].dataset.step !== entry;
    return player.dataset.replay + (Number(entry) + (whole ? 1 : 0));
  }

  function unfold(player, count, playing) {
    const steps = stepsOf(player);
    count = Math.min(Math.max(count, 0), steps.length);
    playing &&= count < steps.length;
    if (count < steps.length) shown.set(player.id, { count, playing });
    else shown.delete(player.id);
    let at = 0;
    for (const line of player.querySelectorAll("ol > li")) {
      const head = !("step" in line.dataset);
      line.classList.toggle("later", at >= count && count < steps.length);
      if (!head) at += 1;
      line.classList.toggle("current", !head && at === count && count < steps.length);
    }
    player.querySelector("[data-told]").textContent = count < steps.length ? count + " / " + steps.length : "";
    player.querySelector("[data-go=play]").setAttribute("aria-pressed", String(playing));
    setStage(momentOf(player, steps, count));
    clearTimeout(ticking);
    if (playing) ticking = setTimeout(() => { if (document.contains(player)) unfold(player, count + 1, true); }, PACE);
  }

  document.addEventListener("click", (event) => {
    const go = event.target.closest?.("[data-go]")?.dataset.go;
    const player = event.target.closest?.("[data-player]");
    if (!go || !player) return;
    // One battle at a time is on the stage.
    for (const other of document.querySelectorAll("[data-player]")) {
      if (other !== player && shown.has(other.id)) unfold(other, Infinity, false);
    }
    const all = stepsOf(player).length;
    const { count, playing } = shown.get(player.id) ?? { count: all, playing: false };
    if (go === "first") unfold(player, 0, false);
    if (go === "previous") unfold(player, count - 1, false);
    if (go === "next") unfold(player, count + 1, false);
    if (go === "last") unfold(player, all, false);
    if (go === "play") unfold(player, playing ? count : count < all ? count + 1 : 0, !playing);
  });

  document.addEventListener("swapping", () => {
    const stage = document.querySelector("#board [data-stage].replayed");
    if (stage) overtaken.delete(stage);
  });

  document.addEventListener("swapped", () => {
    if (!document.querySelector("#board [data-stage].replayed")) [present, wanted] = [null, null];
    for (const [id, { count, playing }] of shown) {
      const player = document.getElementById(id);
      if (player?.querySelector("[data-go]")) unfold(player, count, playing);
      else shown.delete(id);
    }
  });
}

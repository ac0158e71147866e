/* What happened since one's last decision, shown again on the board: moment by moment, from the pages of the replay. The
   table itself goes on below and comes back at any press of the button, at the end, or when it cannot be read. */

{
  const PAUSE = { now: 600, quick: 800, calm: 1600, step: 1600 };
  let showing = null;

  function stop() {
    if (!showing) return;
    showing.stage.remove();
    const board = document.getElementById("board");
    if (board) board.hidden = false;
    const link = document.getElementById("since-replay");
    if (link) link.textContent = showing.label;
    for (const line of document.querySelectorAll("#since li.now")) line.classList.remove("now");
    showing = null;
  }

  async function momentAt(address, at) {
    const response = await fetch(address + at).catch(() => null);
    return response?.ok ? parse(await response.text()).querySelector("#board") : null;
  }

  async function play(link) {
    const { from, to, at: address, stop: label } = link.dataset;
    const stage = document.createElement("section");
    stage.className = "recap";
    stage.inert = true;
    const mine = showing = { stage, label: link.textContent };
    link.textContent = label;
    for (let at = Number(from); at <= Number(to) && showing === mine; at += 1) {
      const began = performance.now();
      const moment = await momentAt(address, at);
      if (showing !== mine) return;
      const board = document.getElementById("board");
      if (!moment || !board) break;
      moment.removeAttribute("id");
      if (stage.isConnected) merge(stage.firstChild, moment);
      else {
        stage.append(copyOf(moment));
        board.before(stage);
        board.hidden = true;
      }
      for (const line of document.querySelectorAll("#since li")) line.classList.toggle("now", line.dataset.at === String(at));
      const stays = PAUSE[wish("pace")] ?? PAUSE.quick;
      await new Promise((done) => setTimeout(done, Math.max(200, stays - (performance.now() - began))));
    }
    if (showing === mine) stop();
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#since-replay");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (showing) stop(); else play(link);
  });

  // Another question: what was before it is no longer what one wants to see.
  document.addEventListener("swapped", () => { if (showing && !document.getElementById("since-replay")) stop(); });
}

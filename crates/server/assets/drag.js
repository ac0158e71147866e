/* Pieces that are dragged to their place instead of pressing a button there. A piece (data-drag) and a place
   (data-drop, or the button of an answer itself) name answers by number; where they have exactly one in common, dropping
   the piece presses its button. Nothing can be dragged that cannot be pressed. */

{
  const FAR = 7; // pixels of a mouse before a press is a drag
  const HOLD = 220; // milliseconds of a finger before it drags instead of scrolling
  const EDGE = 50; // pixels from the edge of the screen where the page begins to move

  const numbers = (text) => (text ?? "").split(" ").filter(Boolean);
  const button = (number) => document.querySelector('#board button.answer[value="' + number + '"]');

  // The answer that dropping `piece` on `place` gives.
  function meant(piece, place) {
    const there = place.matches("button.answer") ? [place.value] : numbers(place.dataset.drop);
    const shared = numbers(piece.dataset.drag).filter((number) => there.includes(number));
    return shared.length === 1 ? button(shared[0]) : null;
  }

  const takes = (place) => held.piece.dataset.token
    ? place.matches("[data-pile]") && place.closest("[data-piles]") === held.piece.closest("[data-piles]")
    : place.matches("[data-drop], button.answer") && meant(held.piece, place) !== null;

  function placeUnder(x, y) {
    let at = document.elementFromPoint(x, y);
    while (at && !(takes(at) && !at.contains(held.piece))) at = at.parentElement;
    return at;
  }

  let held = null;

  function lift() {
    const box = held.piece.getBoundingClientRect();
    const ghost = ghostOf(held.piece, "dragged");
    held.ghost = ghost;
    held.grip = { x: held.from.x - box.left - box.width / 2, y: held.from.y - box.top - box.height / 2 };
    held.shift = { x: 0, y: 0 };
    held.piece.classList.add("lifted");
    for (const place of document.querySelectorAll("#board :is([data-drop], [data-pile], button.answer)")) {
      if (takes(place) && !place.contains(held.piece)) place.classList.add("takes");
    }
    requestAnimationFrame(follow);
  }

  // Every frame, for the page may move below a pointer that does not.
  function follow() {
    if (!held?.ghost) return;
    if (!document.contains(held.piece)) { release(); return; }
    const { x, y } = held;
    if (y < EDGE) scrollBy(0, (y - EDGE) / 3);
    if (y > innerHeight - EDGE) scrollBy(0, (y - innerHeight + EDGE) / 3);
    // By how far it is off, for what `fixed` is fixed to may be the board.
    const box = held.ghost.getBoundingClientRect();
    held.shift.x += x - held.grip.x - box.left - box.width / 2;
    held.shift.y += y - held.grip.y - box.top - box.height / 2;
    held.ghost.style.translate = held.shift.x + "px " + held.shift.y + "px";
    const over = placeUnder(x, y);
    if (over !== held.over) {
      held.over?.classList.remove("over");
      over?.classList.add("over");
      held.over = over;
    }
    requestAnimationFrame(follow);
  }

  function release() {
    clearTimeout(held?.timer);
    held?.ghost?.remove();
    held?.piece.classList.remove("lifted");
    for (const place of document.querySelectorAll(".takes")) place.classList.remove("takes", "over");
    held = null;
  }

  document.addEventListener("pointerdown", (event) => {
    const piece = event.target.closest?.("#board :is([data-drag], [data-token])");
    if (!piece || held || !event.isPrimary || event.button > 0) return;
    held = { piece, id: event.pointerId, at: event.timeStamp, from: { x: event.clientX, y: event.clientY }, x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") held.timer = setTimeout(() => { if (held) lift(); }, HOLD);
  });

  document.addEventListener("pointermove", (event) => {
    if (event.pointerId !== held?.id) return;
    [held.x, held.y] = [event.clientX, event.clientY];
    const far = Math.hypot(held.x - held.from.x, held.y - held.from.y) > FAR;
    // By the time of the finger: a page that was busy hears of its rest and of its move at once.
    const rested = event.pointerType === "mouse" || event.timeStamp - held.at >= HOLD;
    if (!held.ghost && far) rested ? lift() : release();
  });

  document.addEventListener("pointerup", (event) => {
    if (event.pointerId !== held?.id) return;
    const { piece, ghost } = held;
    const place = ghost ? placeUnder(event.clientX, event.clientY) : null;
    const answer = place && !piece.dataset.token ? meant(piece, place) : null;
    release();
    if (!ghost) return;
    // The press that ends a drag is none.
    const swallow = (click) => { click.preventDefault(); click.stopPropagation(); };
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
    setTimeout(() => { if (!place || !piece.dataset.token) answer?.click(); else piece.dispatchEvent(new CustomEvent("put", { bubbles: true, detail: place })); }, 1);
  });

  document.addEventListener("pointercancel", (event) => { if (event.pointerId === held?.id) release(); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && held) release(); });
  // A finger that drags does not scroll, and a long press opens no menu.
  document.addEventListener("touchmove", (event) => { if (held?.ghost) event.preventDefault(); }, { passive: false });
  document.addEventListener("contextmenu", (event) => { if (held?.ghost || held?.timer) event.preventDefault(); });
}

/* Pieces glide from where they were to where they are. What flies is a picture of the piece that nothing can hit: the piece
   itself is in its place at once, for hands and readers. A piece goes by its name (data-piece, and data-owner where several
   may have it; data-card while it lies in a slot; data-n where one picture stands for several). */

const FLIGHT = 420; // milliseconds
const FAR_ENOUGH = 40; // pixels; what is pushed aside a little by its neighbours does not fly
const MOST_FLIGHTS = 12;

const wantsCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// A picture of a piece that flies above the page. It hangs where the piece does, so that it looks the same.
function ghostOf(piece, kind) {
  const box = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true);
  for (const copy of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of ["id", "data-drag", "data-token", "data-watch", "data-piece", "data-card", "popovertarget", "value"]) copy.removeAttribute(name);
  }
  for (const details of ghost.querySelectorAll("[popover]")) details.remove();
  ghost.classList.add(kind);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  // Said here, not in a sheet: whatever a game says of its pieces, a picture of one takes no room among them.
  Object.assign(ghost.style, { position: "fixed", margin: 0, width: box.width + "px", height: box.height + "px", left: 0, top: 0 });
  piece.parentElement.append(ghost);
  return ghost;
}

// Where the named pieces lie: a list for each name.
function whereabouts(root) {
  const found = new Map();
  for (const piece of root.querySelectorAll("[data-piece], [data-slot] [data-card]")) {
    const { piece: name = piece.dataset.card, owner = "" } = piece.dataset;
    const box = piece.getBoundingClientRect();
    if (!box.width || !name) continue;
    const on = piece.parentElement, under = on.getBoundingClientRect();
    const place = { piece, box, on, under, holder: owner + "/" + (piece.dataset.piece ? "" : "slot"), n: Number(piece.dataset.n ?? 1) };
    found.set(name, [...found.get(name) ?? [], place]);
  }
  return found;
}

// How far a piece has moved. What it lies on may have moved as well, because something above has grown: that is no way of its own.
function distance(from, to) {
  const along = from.on === to.on ? [to.under.left - from.under.left, to.under.top - from.under.top] : [0, 0];
  return Math.hypot(to.box.left - from.box.left - along[0], to.box.top - from.box.top - along[1]);
}

// Which piece has come from where: from a holder that has fewer now to one that has more, or to a new place of its own.
function flights(before, after) {
  const found = [];
  for (const [name, places] of after) {
    const olds = before.get(name) ?? [];
    const total = (list, holder) => list.filter((it) => it.holder === holder).reduce((sum, it) => sum + it.n, 0);
    const givers = olds.filter((it) => total(places, it.holder) < total(olds, it.holder));
    for (const place of places) {
      const [had, has] = [total(olds, place.holder), total(places, place.holder)];
      const from = has > had ? givers.shift() ?? olds.find((it) => it.holder !== place.holder)
        : olds.length === 1 && places.length === 1 ? olds[0] : null;
      if (from && distance(from, place) > FAR_ENOUGH) found.push([from.box, place]);
    }
  }
  return found.slice(0, MOST_FLIGHTS);
}

function fly(from, { piece, box }) {
  const onScreen = (it) => it.bottom > 0 && it.top < innerHeight;
  if (!onScreen(from) && !onScreen(box)) return;
  const ghost = ghostOf(piece, "glider");
  // What `fixed` is fixed to may be the board.
  const at = ghost.getBoundingClientRect();
  const spot = (to) => (to.left + to.width / 2 - at.left - at.width / 2) + "px " + (to.top + to.height / 2 - at.top - at.height / 2) + "px";
  const timing = { duration: FLIGHT, easing: "ease-in-out" };
  const size = Math.min(2, Math.max(0.5, from.width / (box.width || 1)));
  const flight = ghost.animate([{ translate: spot(from), scale: size }, { translate: spot(box), scale: 1 }], timing);
  flight.finished.catch(() => {}).finally(() => ghost.remove());
  piece.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: FLIGHT });
}

// Changes the page by `change`; what has another place afterwards glides there. How many pieces do.
function gliding(change) {
  const board = document.querySelector("#board:not([hidden])");
  if (!board || wantsCalm() || document.hidden) { change(); return 0; }
  const before = whereabouts(board);
  change();
  const found = flights(before, whereabouts(board));
  for (const [from, place] of found) fly(from, place);
  return found.length;
}

// What can be seen of a decision without touching anything: the question, one's own stock, the answers.
// Returns null while nobody is asked.
const decision = document.querySelector("#answer input[name=decision]");
if (!decision || document.getElementById("yes")) return null;
const MANY = 24;
scrollTo(0, 0);
for (const list of document.querySelectorAll("ol.answers, .side")) list.scrollTop = 0;
const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
// How many screens away something is: 0 where it can be seen and pressed now.
const away = (element) => {
  if (!shown(element)) return Infinity;
  const box = element.getBoundingClientRect();
  if (!box.width || !box.height) return Infinity;
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1), y = box.top + Math.min(box.height / 2, 40);
  const hit = y < innerHeight ? document.elementFromPoint(x, y) : null;
  if (hit && (element.contains(hit) || hit.contains(element))) return 0;
  // What a list hides is as far away as the list: one moves within it.
  const list = element.closest("ol.answers");
  // No screen shows so many at once: that their list is there must do, and the board has its own way to each.
  const start = list?.getBoundingClientRect().top ?? Infinity;
  if (list?.children.length > MANY && start >= 0 && start < innerHeight - 60) return 0;
  const top = list ? Math.max(list.getBoundingClientRect().top, 0) : box.top;
  return Math.max(top / innerHeight, 0.01);
};
const controls = new Map();
for (const button of document.querySelectorAll("button.answer[form=answer]")) {
  // What a press opens is as near as what is pressed.
  const popover = button.closest("[popover]");
  const door = popover ? document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`) : null;
  const far = Math.min(away(button), door ? away(door) : Infinity);
  controls.set(button.value, Math.min(controls.get(button.value) ?? Infinity, far));
}
const part = (css) => { const it = document.querySelector(css); return it ? away(it) : null; };
const far = [...controls.values()];

// A picture of a piece that flies takes no room: while it does, nothing may move below the hand of whoever presses.
const before = [...document.querySelectorAll("#main :is(button, summary, a)")].filter(shown).map((it) => [it, it.getBoundingClientRect()]);
const pieces = [...document.querySelectorAll("#board :is([data-piece], [data-slot] [data-card])")].filter((it) => it.getBoundingClientRect().width);
const ghosts = pieces.map((piece) => ghostOf(piece, "glider"));
const moved = before.filter(([it, box]) => { const now = it.getBoundingClientRect(); return Math.hypot(now.left - box.left, now.top - box.top) > 1; });
for (const ghost of ghosts) ghost.remove();

// Nothing flies because something above has grown; what is laid elsewhere does. (Asked without the flights themselves: browsers of
// tests want calm.)
const board = document.getElementById("board"), taller = document.createElement("div"), was = whereabouts(board);
taller.style.height = "120px";
board.before(taller);
const flown = flights(was, whereabouts(board)).map(([, place]) => place.piece.outerHTML.slice(0, 80));
taller.remove();
const lone = [...was.values()].find((places) => places.length === 1 && places[0].piece.dataset.piece)?.[0].piece;
const [from, next] = [lone?.parentElement, lone?.nextSibling];
let laid = 0;
if (lone) {
  board.append(lone);
  laid = flights(was, whereabouts(board)).length;
  from.insertBefore(lone, next);
}

return {
  moved: moved.map(([it]) => it.textContent.trim() || it.ariaLabel).slice(0, 5),
  flown,
  laid,
  decision: decision.value,
  board: board.getBoundingClientRect().top,
  question: part("#ask .sentence"),
  stock: part("#stock"),
  first: Math.min(...far),
  last: Math.max(...far.filter((one) => one !== Infinity)),
  hidden: far.filter((one) => one > 0).length,
  where: [...controls].filter(([, one]) => one > 0).map(([value]) => document.querySelector(`#answers button.answer[value="${value}"]`)?.textContent.trim()),
  answers: far.length,
  said: document.querySelector("#ask .sentence")?.textContent,
};

/* The keyboard at the table: 1 to 9 give the first answers of the list, H asks for a hint, U takes back, arrows go from
   answer to answer. Whoever dictates or reads with a program of their own can switch the letters and digits off. */

{
  // Milliseconds after a new question in which a digit may still be meant for the one before.
  const TOO_SOON = 250;
  let asked = null, since = 0;

  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const answersIn = (place) => [...document.querySelectorAll(place + " button.answer")].filter(shown);

  const noteQuestion = () => { if (decision() !== asked) [asked, since] = [decision(), performance.now()]; };
  document.addEventListener("swapped", noteQuestion);

  // The nearest answer in the direction of an arrow; in the list simply the next one.
  function neighbour(from, key) {
    const place = from.closest("#answers") ? "#answers" : "#board";
    const all = answersIn(place);
    const forth = key === "ArrowDown" || key === "ArrowRight";
    if (place === "#answers") return all[all.indexOf(from) + (forth ? 1 : -1)];
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const here = middle(from);
    const upright = key === "ArrowDown" || key === "ArrowUp";
    const far = (element) => {
      const there = middle(element);
      const [along, across] = upright ? [there.y - here.y, there.x - here.x] : [there.x - here.x, there.y - here.y];
      const ahead = forth ? along : -along;
      return ahead > 1 ? ahead + 2 * Math.abs(across) : Infinity;
    };
    const best = all.filter((it) => it !== from).sort((one, two) => far(one) - far(two))[0];
    return best && far(best) < Infinity ? best : null;
  }

  document.addEventListener("keydown", (event) => {
    const at = event.target;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !main?.dataset.events) return;
    if (at.matches?.("input, select, textarea, [contenteditable]")) return;
    if (event.key.startsWith("Arrow")) {
      if (!at.matches?.("button.answer")) return;
      const next = neighbour(at, event.key);
      if (next) { event.preventDefault(); next.focus(); }
      return;
    }
    if (event.repeat || wish("keys") === "off" || doubt) return;
    let control = null;
    if (/^[1-9]$/.test(event.key) && event.timeStamp - since > TOO_SOON) {
      control = document.querySelectorAll("#answers button.answer")[Number(event.key) - 1];
    } else if (event.key.toLowerCase() === "h") control = document.getElementById("hint");
    else if (event.key.toLowerCase() === "u") control = document.getElementById("undo");
    if (!control) return;
    event.preventDefault();
    control.click();
  });

  if (main?.dataset.events) noteQuestion();
}

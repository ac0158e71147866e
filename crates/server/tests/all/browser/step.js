// One answer as a person gives it: look for a control that can be seen, click it, wait until the table has moved.
// arguments[0]: which of the controls, arguments[1]: where they are looked for.
return (async ([pick, place]) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = async (condition, patience) => {
    const end = performance.now() + patience;
    while (!condition()) {
      if (performance.now() > end) return false;
      await pause(5);
    }
    return true;
  };
  const decision = () => document.querySelector("#answer input[name=decision]")?.value;
  const over = () => document.querySelector(".ended .sheet") !== null;
  const sure = () => document.getElementById("yes");
  const problems = [];
  const name = (element) => element.outerHTML.slice(0, 120);

  // The first push has arrived, so nothing is swapped between looking and clicking but by the table itself.
  if (!await until(() => document.getElementById("main")?.dataset.revision, 20000)) return { state: "waiting", problems };
  if (!await until(() => over() || sure() || decision(), 5000)) return { state: "waiting", problems };

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) problems.push(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`);
  // Nothing on the board sticks out of it, even where a board would hide that.
  const board = document.getElementById("board");
  const edge = board.getBoundingClientRect().right + 0.5;
  const cut = (element) => {
    for (let at = element; at !== board; at = at.parentElement) {
      const style = getComputedStyle(at);
      const hides = style.overflowX !== "visible" && at.parentElement !== board;
      if (hides || style.clipPath !== "none" || at.matches(":popover-open")) return true;
    }
    return false;
  };
  for (const element of board.querySelectorAll("*")) {
    if (element.closest(".glider")) continue;
    const box = element.getBoundingClientRect();
    if (box.right > edge && box.width > 0 && !cut(element)) problems.push(`${Math.round(10 * (box.right - edge)) / 10} px out of the board: ${name(element)}`);
  }
  if (over()) return { state: "over", problems };

  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0
      && element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  };
  // What has to be opened before an element is seen, outermost first; null if nothing can be done about it.
  const doors = (element) => {
    const found = [];
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at.matches("details:not([open])") && !at.querySelector(":scope > summary")?.contains(element)) {
        found.unshift(at.querySelector(":scope > summary"));
      }
      if (at.matches("[popover]:not(:popover-open)")) {
        found.unshift(document.querySelector(`[popovertarget="${CSS.escape(at.id)}"]`));
      }
    }
    return found.every(Boolean) ? found : null;
  };
  const reachable = (element) => seen(element) || (doors(element)?.length > 0 && seen(doors(element)[0]));

  let control = sure();
  const confirming = control !== null;
  if (!confirming) {
    const values = (within) => new Set([...document.querySelectorAll(`${within} button.answer`)].map((button) => button.value));
    const listed = values("#answers"), drawn = values(place);
    for (const value of listed) if (!drawn.has(value)) problems.push(`answer ${value} has no control on the board`);
    for (const value of drawn) if (!listed.has(value)) problems.push(`control ${value} on the board is no answer`);
    const controls = [...document.querySelectorAll(`${place} button.answer`)];
    const hidden = controls.filter((button) => !reachable(button));
    const shown = controls.filter((button) => !hidden.includes(button));
    for (const button of hidden) {
      if (!shown.some((other) => other.value === button.value)) problems.push(`nobody can see ${name(button)}`);
    }
    if (!shown.length) return { state: "stuck", problems: [...problems, "no control can be seen"] };
    control = shown[pick % shown.length];
  }
  const answers = document.querySelectorAll("#answers button.answer").length;
  const question = document.querySelector("#ask .sentence")?.textContent;
  for (const door of seen(control) ? [] : doors(control)) door.click();
  const under = () => {
    const box = control.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  };
  const met = () => {
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return control.contains(under());
  };
  // While pieces still glide into place, nothing can be clicked.
  if (!await until(() => !control.isConnected || met(), 10000)) {
    const hit = under();
    problems.push(`${name(control)} is covered by ${hit ? name(hit) : "nothing: it is off the screen"}`);
  }
  // Drawn anew meanwhile: another look.
  if (!control.isConnected) return { state: "waiting", problems: [] };
  const before = decision();
  const began = Date.now();
  control.click();
  const moved = await until(() => over() || decision() !== before || (!confirming && sure()), 60000);
  if (!moved) problems.push(`nothing follows after ${name(control)}: ${document.getElementById("refusal")?.textContent}`);
  return { state: !moved ? "stuck" : sure() && !confirming ? "asked" : "given", problems, answers, question, began };
})(arguments);

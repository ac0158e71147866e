/* "Are you sure?" stands at the control that was pressed, outside of everything that is pushed. It goes when it is answered,
   or when there is nothing left to be sure about. */

let doubt = null;

const decision = () => document.querySelector("#answer input[name=decision]")?.value;

function askWhetherSure(html, control) {
  forgetDoubt(false);
  const question = document.createElement("div");
  question.id = "sure";
  question.setAttribute("role", "alertdialog");
  question.append(...parse(html).childNodes);
  const text = question.querySelector("p");
  if (text) { text.id = "sure-text"; question.setAttribute("aria-labelledby", text.id); }
  question.popover = "manual";
  document.getElementById("main").append(question);
  question.showPopover?.();
  doubt = { question, control, answer: control?.value, of: decision(), about: question.querySelector("[name=decision]")?.value };
  placeDoubt();
  question.querySelector("#yes")?.focus({ preventScroll: true });
}

// The control may have been drawn anew.
function doubted() {
  if (!doubt.control?.isConnected && doubt.answer) {
    doubt.control = document.querySelector('button.answer[value="' + CSS.escape(doubt.answer) + '"]') ?? doubt.control;
  }
  return doubt.control?.isConnected && doubt.control.checkVisibility() ? doubt.control : null;
}

function placeDoubt() {
  if (!doubt) return;
  const box = doubted()?.getBoundingClientRect() ?? doubt.box ?? document.getElementById("ask")?.getBoundingClientRect();
  if (!box) return;
  doubt.box = box;
  const { offsetWidth: width, offsetHeight: height } = doubt.question;
  const within = (at, most) => Math.max(6, Math.min(at, most - 6));
  const below = box.bottom + 6 + height <= innerHeight;
  doubt.question.style.left = within(box.left + box.width / 2 - width / 2, innerWidth - width) + "px";
  doubt.question.style.top = within(below ? box.bottom + 6 : box.top - height - 6, innerHeight - height) + "px";
}

function forgetDoubt(back) {
  if (!doubt) return;
  const { question } = doubt;
  const control = doubted();
  doubt = null;
  question.remove();
  if (!back) return;
  if (control) control.focus({ preventScroll: true });
  else restAt("#board");
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#sure a.no")) return;
  event.preventDefault();
  forgetDoubt(true);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && doubt) forgetDoubt(true); });
// It goes along with what its control is scrolled in. When the board moves below it, it stays: somebody is about to press it.
document.addEventListener("scroll", (event) => { if (doubt && event.target.contains(doubted())) placeDoubt(); }, { passive: true, capture: true });
addEventListener("resize", placeDoubt);
document.addEventListener("swapped", () => {
  // Somebody else has decided, or the time is up, or the push has come before the reply.
  if (doubt?.about && doubt.about !== decision()) {
    const held = doubt.question.contains(document.activeElement) ? document.activeElement : null;
    forgetDoubt(false);
    if (held) keepFocus(held, { id: null, place: "#board" });
  }
});

/* A press is meant for what was to be seen when somebody aimed. Where a push has moved things in the blink of an eye before,
   the press goes to what stood there, and an answer that has just come under the finger is not given. */

{
  const BLINK = 200; // milliseconds between seeing and pressing
  const BUSY = 1000; // milliseconds after which a busy page may still hear of a press
  const MOST = 8; // pictures, however many changes there are
  const CONTROLS = "button, summary, a[href]";
  // Pictures of the page before each of the latest changes.
  let pictures = [];
  let forgetting = 0;

  const holds = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

  document.addEventListener("swapping", () => {
    const now = performance.now();
    const onScreen = ([, box]) => box.width && box.bottom > 0 && box.top < innerHeight;
    const boxes = (css) => [...document.querySelectorAll(css)].map((it) => [it, it.getBoundingClientRect()]).filter(onScreen);
    pictures = pictures.filter((one) => one.until > now - BLINK - BUSY).slice(1 - MOST);
    // They hold on to what has gone from the page.
    clearTimeout(forgetting);
    forgetting = setTimeout(() => { pictures = []; }, BLINK + BUSY);
    // What lies above the rest hides it.
    pictures.push({ until: now, question: decision(), above: boxes("#ask, :popover-open"), controls: boxes("#main :is(" + CONTROLS + ")") });
  });

  // The controls that could be pressed there, the uppermost last.
  function controlsAt({ above, controls }, x, y) {
    const cover = above.findLast(([, box]) => holds(box, x, y))?.[0];
    return controls.filter(([it, box]) => holds(box, x, y) && (!cover || cover.contains(it))).map(([it]) => it);
  }

  // What has gone elsewhere can still be read about.
  function found(control) {
    const opens = !control.isConnected && control.getAttribute("popovertarget");
    return opens ? document.querySelector('#board [popovertarget="' + CSS.escape(opens) + '"]') ?? control : control;
  }

  let meant = null;

  document.addEventListener("pointerdown", (event) => {
    meant = null;
    // By the time of the press: of what has changed since then nothing was to be seen.
    const late = pictures.findIndex((one) => one.until > event.timeStamp);
    const known = late < 0 ? pictures : pictures.slice(0, late + 1);
    const recent = known.filter((one) => one.until > event.timeStamp - BLINK);
    if (!recent.length || !event.isPrimary || event.button > 0) return;
    const pressed = (one) => controlsAt(one, event.clientX, event.clientY);
    const picture = recent.findLast((one) => pressed(one).length) ?? recent.at(-1);
    const hit = event.target.closest?.(CONTROLS) ?? null;
    // What was there before and is there now is meant, whatever else lies below it.
    const control = pressed(picture).includes(hit) ? hit : pressed(picture).at(-1) ?? null;
    const other = control !== hit;
    if (other || picture.question !== decision()) meant = { control, question: picture.question };
  }, { capture: true });

  document.addEventListener("click", (event) => {
    // Scripts and keys press what they mean.
    if (!meant || event.detail === 0) return;
    const question = meant.question, control = meant.control && found(meant.control);
    meant = null;
    const hit = event.target.closest?.(CONTROLS) ?? null;
    const late = (it) => it?.matches("button.answer") && question !== decision();
    if (hit === control && !late(hit)) return;
    if (!control && !hit?.matches("button.answer")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control?.isConnected && control.checkVisibility() && !late(control)) control.click();
  }, { capture: true });
}

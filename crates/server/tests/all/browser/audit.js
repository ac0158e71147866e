// Looks at a page as somebody with a screen reader, a keyboard or weak eyes meets it. Returns what is wrong, as
// [rule, where] pairs, and the texts whose contrast `contrast.js` measures on a picture of the page.
const found = [];
const all = (css) => [...document.querySelectorAll(css)];
const name = (element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 140);
const path = (element) => [element, element.parentElement, element.parentElement?.parentElement].filter(Boolean)
  .map((at) => at.tagName.toLowerCase() + [...at.classList].map((name) => "." + name).join("")).reverse().join(" > ");
const wrong = (rule, element) => found.push([rule, typeof element === "string" ? element : name(element)]);
const seen = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
const told = (element) => seen(element) && !element.closest('[aria-hidden="true"]');

/* What an element is called. */

const byIds = (ids) => ids.split(/\s+/).map((id) => document.getElementById(id)).filter(Boolean);
function called(element, inside = false) {
  if (element.nodeType === Node.TEXT_NODE) return element.textContent;
  if (element.nodeType !== Node.ELEMENT_NODE || element.getAttribute("aria-hidden") === "true") return "";
  const labelledby = element.getAttribute("aria-labelledby");
  if (labelledby && !inside) return byIds(labelledby).map((other) => called(other, true)).join(" ");
  if (element.getAttribute("aria-label")?.trim()) return element.getAttribute("aria-label");
  if (element.matches("img, area, input[type=image]")) return element.getAttribute("alt") ?? "";
  if (element.matches("input, select, textarea")) {
    return inside ? "" : [...(element.labels ?? [])].map((label) => called(label, true)).join(" ");
  }
  if (element instanceof SVGElement) {
    const title = element.querySelector(":scope > title");
    if (title) return title.textContent;
  }
  if (element.tagName.toLowerCase() === "style") return "";
  const text = [...element.childNodes].map((child) => called(child, true)).join(" ");
  return text.trim() ? text : element.getAttribute("title") ?? "";
}

const needsName = "button, a[href], summary, input:not([type=hidden]), select, textarea, iframe, dialog, "
  + "[role=button], [role=link], [role=img], [role=dialog], [role=checkbox], [role=radio], [role=tab], [role=group][aria-labelledby]";
for (const element of all(needsName)) {
  if (!told(element)) continue;
  const submits = element.matches("input[type=submit], input[type=button], input[type=reset]");
  if (!(submits ? element.value : called(element)).trim()) {
    wrong(element.matches("input, select, textarea") ? "field-label" : "name", element);
  }
}
for (const image of all("img:not([alt]), area:not([alt])")) wrong("image-alt", image);
for (const picture of all("svg")) {
  // A picture is either said to be one, or it is decoration.
  const own = picture.getAttribute("role") || picture.closest('[aria-hidden="true"], [role=img]');
  if (seen(picture) && !own && !picture.querySelector("text, title")) wrong("picture-role", picture);
}

/* The page as a whole. */

if (!/^[a-z]{2}(-|$)/.test(document.documentElement.lang)) wrong("lang", "html");
if (!document.title.trim()) wrong("title", "html");
if (all("main, [role=main]").filter(seen).length !== 1) wrong("one-main", "html");
if (/user-scalable\s*=\s*no|maximum-scale/.test(document.querySelector("meta[name=viewport]")?.content ?? "")) wrong("zoom", "html");
const headings = all("h1, h2, h3, h4, h5, h6").filter(told);
let level = 0;
for (const heading of headings) {
  const now = Number(heading.tagName[1]);
  if (now > level + 1) wrong("heading-order", heading);
  if (!heading.textContent.trim()) wrong("name", heading);
  level = now;
}
if (headings.filter((heading) => heading.tagName === "H1").length !== 1) wrong("one-h1", "html");
for (const link of all("a[href^='#']")) {
  if (link.getAttribute("href").length > 1 && !document.getElementById(link.getAttribute("href").slice(1))) wrong("reference", link);
}

/* Ids, references, roles. */

const ids = new Set();
for (const element of all("[id]")) {
  if (ids.has(element.id)) wrong("id-unique", element);
  ids.add(element.id);
}
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-activedescendant", "for", "form", "popovertarget", "list"]) {
  for (const element of all(`[${attribute}]`)) {
    for (const id of element.getAttribute(attribute).split(/\s+/)) if (!document.getElementById(id)) wrong("reference", element);
  }
}
const roles = new Set(("alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox "
  + "complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading "
  + "img image insertion link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation "
  + "none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator "
  + "slider spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree "
  + "treegrid treeitem").split(" "));
for (const element of all("[role]")) if (!roles.has(element.getAttribute("role"))) wrong("role", element);
const known = new Set(("activedescendant atomic autocomplete busy checked colcount colindex colspan controls current describedby description "
  + "details disabled errormessage expanded flowto haspopup hidden invalid keyshortcuts label labelledby level live modal multiline "
  + "multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowspan "
  + "selected setsize sort valuemax valuemin valuenow valuetext").split(" "));
for (const element of all("*")) {
  for (const { name } of element.attributes) if (name.startsWith("aria-") && !known.has(name.slice(5))) wrong("aria-attribute", element);
}
// Names on elements that have no role are not read out.
for (const element of all("div[aria-label]:not([role]), span[aria-label]:not([role]), p[aria-label]:not([role])")) wrong("label-without-role", element);

/* The keyboard. */

const focusable = "a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea, summary, [tabindex]";
for (const element of all("[tabindex]")) if (element.tabIndex > 0) wrong("tab-order", element);
for (const element of all(focusable)) {
  if (seen(element) && element.tabIndex >= 0 && element.closest('[aria-hidden="true"]')) wrong("hidden-focus", element);
  if (element.matches("a[href], button, summary") && element.parentElement.closest("a[href], button")) wrong("nested", element);
}
// A question that a script puts beside the control it is about opens by pressing that control.
for (const panel of all('[popover]:not([role="alertdialog"])')) {
  const opener = panel.id && document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  if (!opener || !opener.matches("button, input")) wrong("popover-opener", panel);
}
const look = (element) => {
  const style = getComputedStyle(element);
  const outline = style.outlineStyle === "none" || style.outlineWidth === "0px" ? "" : style.outline;
  return [outline, style.boxShadow, style.borderColor, style.backgroundColor, style.textDecoration].join();
};
const kinds = new Set();
const before = document.activeElement;
before?.blur?.();
for (const element of all(focusable).filter((element) => seen(element) && element.tabIndex >= 0)) {
  const kind = element.tagName + "." + element.getAttribute("class") + "." + element.getAttribute("type") + (element.closest("#board") ? "b" : "");
  if (kinds.has(kind)) continue;
  kinds.add(kind);
  const plain = look(element);
  element.focus({ focusVisible: true, preventScroll: true });
  if (document.activeElement === element && look(element) === plain) wrong("focus-visible", element);
  element.blur();
}
before?.focus?.({ preventScroll: true });

// Whoever goes from control to control meets them as eyes do: from left to right, from above to below, column by column.
// Where the style says that the keyboard follows the eyes, it does.
const followsEyes = (parent) => {
  let box = parent;
  while (getComputedStyle(box).display === "contents") box = box.parentElement;
  return (getComputedStyle(box).readingFlow ?? "normal") !== "normal";
};
const inTurn = (element) => seen(element) && element.tabIndex >= 0;
const holders = new Set();
for (const element of all(focusable).filter(inTurn)) {
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) holders.add(at);
}
for (const parent of new Set([...holders].map((holder) => holder.parentElement))) {
  if (followsEyes(parent)) continue;
  const inFlow = (child) => holders.has(child) && !/absolute|fixed|sticky/.test(getComputedStyle(child).position);
  const children = [...parent.children].filter(inFlow).map((child) => ({ child, box: child.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  children.slice(1).forEach(({ child, box }, at) => {
    const last = children[at].box;
    const above = box.bottom <= last.top + 1 && box.left < last.right - 1;
    const leftOf = box.right <= last.left + 1 && box.top < last.bottom - 1 && box.bottom > last.top + 1;
    if (above || leftOf) wrong("focus-order", child);
  });
}

/* The finger. */

// Answers are 24 pixels high and wide; what is smaller otherwise must have that much room around its middle.
const targets = all("#board button, #board summary, .target").filter(seen)
  .map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ box }) => box.width > 0)
  .map(({ element, box }) => ({ element, box, x: box.left + box.width / 2, y: box.top + box.height / 2, small: box.width < 24 || box.height < 24 }));
for (const target of targets.filter(({ small }) => small)) {
  const near = targets.some((other) => {
    if (other === target || other.element.contains(target.element)) return false;
    if (other.small) return Math.hypot(target.x - other.x, target.y - other.y) < 24;
    const [dx, dy] = [Math.max(other.box.left - target.x, 0, target.x - other.box.right), Math.max(other.box.top - target.y, 0, target.y - other.box.bottom)];
    return Math.hypot(dx, dy) < 12;
  });
  const { element, box } = target;
  if (near || element.matches("button.answer")) wrong("target-size", `${Math.round(box.width)}x${Math.round(box.height)} ${name(element)}`);
}

/* Lists and tables. */

for (const list of all("ul, ol")) {
  if (list.getAttribute("role")) continue;
  for (const child of list.children) if (!child.matches("li, script, template")) wrong("list", child);
}
for (const item of all("li")) if (!item.parentElement.matches("ul, ol, menu, [role=list]")) wrong("list", item);
for (const item of all("dt, dd")) if (!item.parentElement.matches("dl, dl > div")) wrong("list", item);
for (const table of all("table:not([role=presentation], [role=none])")) {
  if (seen(table) && !table.querySelector("th")) wrong("table-headers", table);
}

/* Text that eyes have to read. */

const texts = [];
// What an open sheet lies on cannot be read: it is measured when the sheet is shut.
const sheet = document.querySelector(":popover-open");
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const parent = node.parentElement;
  if (!/[\p{L}\p{N}]/u.test(node.textContent) || !seen(parent) || parent.closest("script, style, option, title, desc")) continue;
  if (sheet && !sheet.contains(parent)) continue;
  // What cannot be used now may be pale.
  if (parent.closest(":disabled, [aria-disabled=true]")) continue;
  range.selectNodeContents(node);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const first = range.getClientRects()[0];
  if (first) [left, top, right, bottom] = [first.left, first.top, first.right, first.bottom];
  let opacity = 1;
  for (let at = parent; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    opacity *= Number(style.opacity);
    if (style.clipPath !== "none" && style.position === "absolute") opacity = 0;
    if (at !== document.documentElement && at !== document.body && style.overflow !== "visible") {
      const box = at.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
  }
  if (!(right - left > 3 && bottom - top > 5) || opacity === 0) continue;
  const style = getComputedStyle(parent);
  const drawn = parent instanceof SVGElement;
  const scale = drawn ? parent.getScreenCTM()?.a ?? 1 : 1;
  const size = parseFloat(style.fontSize) * scale;
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  texts.push({ box: [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY], color: drawn ? style.fill : style.color, opacity, large,
    where: `"${node.textContent.trim().slice(0, 40)}" in ${path(parent)}` });
}
window.auditTexts = texts;
return found;

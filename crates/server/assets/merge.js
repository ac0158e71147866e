/* What the server sends is merged into the page: what it has not changed is not touched, so whatever the reader has done
   there stays (focus, folds, half-made choices, open details, places scrolled to, what other scripts have marked). */

// For every node of the page that came from the server: the same node as it was sent, in one tree beside the page. That tree
// is changed along with the page, so that a page that has seen a thousand pushes is no larger than one that has seen one.
const sent = new WeakMap();
const beside = document.implementation.createHTMLDocument("");

// What was sent for an element that shows something else for now (class "replayed"): it is put in place afterwards.
const overtaken = new WeakMap();

function parse(html) {
  return new DOMParser().parseFromString(html, "text/html").body;
}

// Remembers a part of the page as it was sent; both trees are alike.
function remember(node, as) {
  sent.set(node, as);
  let twin = as.firstChild;
  for (let child = node.firstChild; child && twin; child = child.nextSibling, twin = twin.nextSibling) remember(child, twin);
}

// A part of the page that begins to be merged into: nobody has touched it yet.
function adopt(region) {
  remember(region, beside.importNode(region, true));
}

// What was just sent becomes part of the page, and itself the memory of that.
function copyOf(from) {
  const node = document.importNode(from, true);
  remember(node, from);
  return node;
}

// What a node is called among its siblings: the same name before and after is the same thing.
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  if (node.id) return "#" + node.id;
  const { piece, card, slot, watch, owner = "" } = node.dataset ?? {};
  const target = node.getAttribute("popovertarget");
  if (target) return "opens " + target;
  if (node.matches("button.answer")) return "answer " + node.value;
  if (piece) return "piece " + owner + "/" + piece;
  if (card) return "card " + card;
  if (slot) return "slot " + slot;
  return watch ? "watch " + watch : null;
}

const written = (node) => node.nodeType === Node.ELEMENT_NODE ? node.outerHTML : node.nodeName + node.nodeValue;

// Which old node becomes which new one: by name, then those that are equal, then those of the same kind between them.
function pairsOf(olds, news) {
  const pairs = new Map();
  const taken = new Set();
  const pair = (now, old) => { pairs.set(now, old); taken.add(old); };
  const numbered = (nodes) => {
    const seen = new Map(), names = new Map();
    for (const node of nodes) {
      const key = keyOf(sent.get(node) ?? node);
      if (!key) continue;
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      names.set(node.nodeName + key + " " + count, node);
    }
    return names;
  };
  const before = numbered(olds), named = numbered(news);
  for (const [name, now] of named) if (before.has(name)) pair(now, before.get(name));
  const hasName = new Set([...before.values(), ...named.values()]);
  const free = olds.filter((old) => !hasName.has(old)), rest = news.filter((now) => !hasName.has(now));
  const texts = free.map((old) => written(sent.get(old)));
  let from = 0;
  for (const now of rest) {
    const at = texts.indexOf(written(now), from);
    if (at < 0) continue;
    pair(now, free[at]);
    from = at + 1;
  }
  let at = 0;
  for (const now of rest) {
    if (pairs.has(now)) { at = free.indexOf(pairs.get(now)) + 1; continue; }
    let look = at;
    while (look < free.length && !taken.has(free[look]) && free[look].nodeName !== now.nodeName) look += 1;
    if (look < free.length && !taken.has(free[look])) { pair(now, free[look]); at = look + 1; }
  }
  return pairs;
}

// The longest run of nodes that are in order already: they stay where they are.
function inOrder(places) {
  const best = [];
  places.forEach((place, at) => {
    let longest = { length: 0, before: null };
    for (let other = 0; other < at; other += 1) {
      if (place >= 0 && places[other] >= 0 && places[other] < place && best[other].length > longest.length) longest = best[other];
    }
    best.push({ length: longest.length + (place >= 0 ? 1 : 0), before: longest, at: place >= 0 ? at : -1 });
  });
  const stay = new Set();
  let last = best.reduce((most, one) => one.length > most.length ? one : most, { length: 0, before: null, at: -1 });
  for (; last; last = last.before) if (last.at >= 0) stay.add(last.at);
  return stay;
}

// Moved without being taken out of the page where the browser can, so that focus and open details stay.
function put(parent, node, before) {
  if (node.parentNode === parent && parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

// Details that somebody reads stay until they are closed, even if what they are about is gone.
function takeOut(node) {
  const open = node.nodeType === Node.ELEMENT_NODE
    ? [node, ...node.querySelectorAll("[popover]")].filter((it) => it.matches(":popover-open") && !it.querySelector("button.answer")) : [];
  for (const details of open) {
    // One of the same name may come with what follows.
    details.removeAttribute("id");
    if (document.body.moveBefore) document.body.moveBefore(details, null);
    else { details.hidePopover(); document.body.append(details); details.showPopover(); }
    details.addEventListener("toggle", (event) => { if (event.newState === "closed") details.remove(); });
  }
  if (!open.includes(node)) node.remove();
}

function write(element, name, value) {
  if (value === null) element.removeAttribute(name); else element.setAttribute(name, value);
}

function mergeAttributes(old, before, now) {
  const names = new Set([...before.getAttributeNames(), ...now.getAttributeNames()]);
  for (const name of names) {
    const value = now.getAttribute(name);
    if (before.getAttribute(name) === value) continue;
    if (name === "class") {
      const own = [...old.classList].filter((it) => !before.classList.contains(it));
      write(old, name, [value, ...own].filter(Boolean).join(" ") || null);
    } else write(old, name, value);
    write(before, name, value);
  }
}

function mergeChildren(old, now) {
  // Elements that scripts have put there are none of the server's business; text that they have written gives way.
  for (const node of [...old.childNodes]) if (node.nodeType === Node.TEXT_NODE && !sent.has(node)) node.remove();
  const olds = [...old.childNodes].filter((node) => sent.has(node));
  const news = [...now.childNodes];
  const pairs = pairsOf(olds, news);
  const memories = news.map((node) => pairs.has(node) ? sent.get(pairs.get(node)) : node);
  const kept = new Set(pairs.values());
  for (const node of olds) if (!kept.has(node)) takeOut(node);
  const places = news.map((node) => pairs.has(node) ? olds.indexOf(pairs.get(node)) : -1);
  const stay = inOrder(places);
  let after = null;
  for (let at = news.length - 1; at >= 0; at -= 1) {
    const node = pairs.get(news[at]) ?? copyOf(news[at]);
    if (!stay.has(at)) put(old, node, after);
    after = node;
  }
  for (const [from, node] of pairs) merge(node, from);
  sent.get(old).replaceChildren(...memories);
}

// Makes `old` what the server has sent now.
function merge(old, now) {
  const before = sent.get(old);
  if (before.isEqualNode(now)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = before.nodeValue = now.nodeValue;
  } else if (old.classList.contains("replayed")) {
    overtaken.set(old, now);
  } else {
    mergeAttributes(old, before, now);
    mergeChildren(old, now);
  }
}

// Before any other script has touched the page.
if (main?.dataset.events) {
  for (const region of document.querySelectorAll("[data-region]")) if (!region.parentElement.closest("[data-region]")) adopt(region);
}

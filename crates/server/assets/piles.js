/* A plan: tokens (data-token) wait on the pile at home (data-pile="home") and are put on other piles of the same
   data-piles: dragged there, or picked and put with a press each, or by the buttons of a pile (data-put). What lies on a pile is
   the part of one answer (data-sum around its button, as "1 gold 2 imp"). data-give gives them all, those of the highest
   data-rank first, then the answer inside data-end. Until then the plan is this page's alone; while there is one, its root has
   the class "laid". */

{
  const key = "plan " + location.pathname;
  const decision = () => document.querySelector("#answer input[name=decision]")?.value;
  const root = () => document.querySelector("#board [data-piles]");
  const all = (css, within = root()) => [...(within?.querySelectorAll(css) ?? [])];
  const home = () => root().querySelector("[data-pile=home]");
  const piles = () => all("[data-pile]:not([data-pile=home])");

  /* What lies where, by the name of the pile; and what has been given, to show the way later. */
  const empty = (of) => ({ of, laid: {}, given: [] });
  let plan = empty(null);
  try { plan = JSON.parse(sessionStorage.getItem(key)) ?? plan; } catch { /* it lasts as long as the page */ }
  const keep = () => { try { sessionStorage.setItem(key, JSON.stringify(plan)); } catch { /* likewise */ } };

  const kinds = (pile) => plan.laid[pile.dataset.pile] ?? [];
  const used = () => piles().filter((pile) => kinds(pile).length > 0);
  const sum = (pile) => {
    const counts = new Map();
    for (const kind of [...kinds(pile)].sort()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts].map(([kind, count]) => count + " " + kind).join(" ");
  };
  const offer = (sum) => document.querySelector('#board [data-sum="' + sum + '"]');
  const rank = (pile) => Number(offer(sum(pile))?.dataset.rank ?? 0);
  const ranked = () => used().sort((one, other) => rank(other) - rank(one));
  // What a pile asks for and does not hold ("2 imp").
  const lacks = (pile) => {
    const [count, kind] = (pile.dataset.least ?? "").split(" ");
    return kind !== undefined && kinds(pile).filter((one) => one === kind).length < Number(count);
  };

  // Shows the plan: a token that is planned lies on its pile as a copy, and is hidden at home. So nothing of what the server
  // has sent is moved, and the next push finds everything in its place.
  function lay() {
    const waiting = all("[data-token]", home());
    const left = new Map();
    for (const token of waiting) left.set(token.dataset.token, (left.get(token.dataset.token) ?? 0) + 1);
    for (const pile of piles()) {
      const there = all("[data-laid]", pile);
      plan.laid[pile.dataset.pile] = kinds(pile).filter((kind) => {
        if (!left.get(kind)) return false;
        left.set(kind, left.get(kind) - 1);
        const at = there.findIndex((token) => token.dataset.token === kind);
        if (at >= 0) { there.splice(at, 1); return true; }
        const copy = waiting.find((token) => token.dataset.token === kind).cloneNode(true);
        for (const name of ["id", "hidden", "aria-pressed"]) copy.removeAttribute(name);
        copy.dataset.laid = "";
        pile.append(copy);
        return true;
      });
      for (const token of there) token.remove();
    }
    for (const token of waiting) {
      token.hidden = left.get(token.dataset.token) === 0;
      if (!token.hidden) left.set(token.dataset.token, left.get(token.dataset.token) - 1);
    }
    keep();
    tell();
  }

  function tell() {
    const order = ranked();
    const short = order.find((pile) => !offer(sum(pile)) || lacks(pile));
    const many = order.length > Number(root().dataset.most);
    for (const pile of piles()) pile.classList.toggle("short", kinds(pile).length > 0 && lacks(pile));
    // Not `disabled`: a press there must be heard, for it may be meant for what stood there a moment ago.
    root().querySelector("[data-give]").ariaDisabled = String(order.length === 0 || Boolean(short) || many);
    root().classList.toggle("laid", order.length > 0);
    root().querySelector("[data-told]").textContent = many ? root().dataset.many
      : short ? short.dataset.name + " · " + (lacks(short) ? short.dataset.short : root().dataset.bare) : "";
    root().querySelector("[data-order]").replaceChildren(...order.map((pile) => {
      const line = document.createElement("li");
      line.append(...all("[data-laid] svg", pile).map((picture) => picture.cloneNode(true)), " ", pile.dataset.name);
      return line;
    }));
  }

  function put(kind, from, to) {
    drop();
    if (from && from !== home()) kinds(from).splice(kinds(from).indexOf(kind), 1);
    if (to !== home()) plan.laid[to.dataset.pile] = [...kinds(to), kind];
    lay();
  }

  /* Picked with one press, put with the next. */
  let picked = null;
  function drop() {
    picked?.removeAttribute("aria-pressed");
    picked = null;
    root()?.classList.remove("picking");
  }

  /* The answers, one after the other: each is given once the one before has changed the question. */
  let giving = null, given = null;
  function give() {
    // One is on its way: the next follows when the question has changed.
    if (document.getElementById("answer")?.dataset.busy === decision()) return;
    const pile = ranked()[0];
    const button = pile ? offer(sum(pile))?.querySelector("button.answer") : document.querySelector("#board [data-end] button.answer");
    giving = pile && button ? decision() : null;
    if (pile && button) {
      plan.given.push([pile.dataset.place, sum(pile)]);
      delete plan.laid[pile.dataset.pile];
      keep();
    }
    given = button;
    button?.click();
  }

  // Whoever is asked whether they are sure has pressed data-give, wherever the button of the answer is.
  function askThere() {
    const pressed = root()?.querySelector("[data-give]");
    if (!pressed || !given || doubt?.control !== given) return;
    doubt.control = pressed;
    doubt.answer = undefined;
    placeDoubt();
  }

  // Where a group that goes now was meant to go: of those alike, the first that has not gone.
  function remind() {
    for (const place of document.querySelectorAll("#board .planned")) place.classList.remove("planned");
    const going = document.querySelector("#board [data-going]")?.dataset.going;
    const alike = plan.given.filter(([, sum]) => sum === going);
    const waiting = document.querySelectorAll('#board [data-waiting="' + going + '"]').length;
    const meant = alike[alike.length - 1 - waiting]?.[0];
    if (meant) document.querySelector('#board [data-slot="' + meant + '"]')?.classList.add("planned");
  }

  function renew() {
    const of = document.querySelector("#board [data-plan]")?.dataset.plan;
    if (of !== undefined && of !== plan.of) plan = empty(of);
    if (root()) {
      // Taken back: what was given is at home again.
      if (giving === null) plan.given.length = Math.min(plan.given.length, Number(root().dataset.given));
      lay();
      if (giving !== null && giving !== decision()) give();
    } else {
      giving = null;
      remind();
    }
  }

  document.addEventListener("click", (event) => {
    if (event.isTrusted) given = null;
    if (!root()?.contains(event.target)) return;
    const token = event.target.closest("[data-token]");
    const more = event.target.closest("[data-put]");
    const pile = event.target.closest("[data-pile]");
    if (more) {
      if (all('[data-token="' + more.dataset.put + '"]:not([hidden])', home()).length) put(more.dataset.put, home(), pile);
    } else if (token && pile !== home()) {
      put(token.dataset.token, pile, home());
      all('[data-token="' + token.dataset.token + '"]:not([hidden])', home())[0]?.focus({ preventScroll: true });
    } else if (token) {
      const again = picked === token;
      drop();
      if (again) return;
      picked = token;
      token.setAttribute("aria-pressed", "true");
      root().classList.add("picking");
    } else if (event.target.closest("[data-give]")) {
      if (event.target.closest("[data-give]").ariaDisabled !== "true") give();
    } else if (picked && pile && pile !== home()) {
      put(picked.dataset.token, home(), pile);
      all("[data-laid]", pile).at(-1)?.focus({ preventScroll: true });
    }
  });
  document.addEventListener("put", (event) => {
    const token = event.target;
    put(token.dataset.token, token.closest("[data-pile]"), event.detail);
  });
  // The question shows itself first, and is placed after that.
  document.addEventListener("beforetoggle", (event) => { if (event.target.id === "sure") queueMicrotask(askThere); }, { capture: true });
  document.addEventListener("swapped", renew);
  renew();
}

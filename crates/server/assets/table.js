/* The table: parts of the page (data-region) that the server sends anew, and answers without leaving the page. */

// What the reader unfolded or folded away stays so; the rest is as the server sends it.
const folds = new Map();
document.addEventListener("click", (event) => {
  const details = event.target.closest?.("summary")?.parentElement;
  if (details?.id) folds.set(details.id, !details.open);
});

// Where the keyboard goes when what it was on is gone: to the same thing drawn anew, to the next answer, or to the question,
// until there are answers again.
let resting = null;

function nextPlace(id, place) {
  const again = id && document.getElementById(id);
  // A mouse needs no focus, and a bar that scrolls the page for it shall give no answer.
  const places = byKeyboard ? [place, "#board", "#answers"] : [];
  const answers = places.flatMap((one) => [...document.querySelectorAll(one + " button.answer")]).filter((one) => one.checkVisibility());
  // An answer that gives something up (data-skip) is not given by one press of a key too many, unless there is no other.
  const skips = new Set([...document.querySelectorAll("button.answer[data-skip]")].map((one) => one.value));
  return again || answers.find((one) => !skips.has(one.value)) || answers[0] || null;
}

function keepFocus(focus, { id, place }) {
  const ask = document.getElementById("ask");
  const lost = focus && focus !== document.body && !focus.isConnected;
  const waits = resting && (document.activeElement === ask || document.activeElement === document.body);
  if (!lost && !waits) { if (document.activeElement !== ask) resting = null; return; }
  const next = nextPlace(lost ? id : null, lost ? place : resting);
  resting = next ? null : lost ? place : resting;
  // Whoever plays by keyboard wants to see it; whoever uses a mouse wants the page to stay.
  (next ?? ask)?.focus({ preventScroll: !byKeyboard });
}

function restAt(place) {
  resting = place;
  document.getElementById("ask")?.focus({ preventScroll: true });
}

let byKeyboard = false;
document.addEventListener("keydown", () => { byKeyboard = true; }, { capture: true });
document.addEventListener("pointerdown", () => { byKeyboard = false; resting = null; }, { capture: true });

function swap(page) {
  const focus = document.activeElement;
  const place = focus?.closest("#board, #answers") ? "#" + focus.closest("#board, #answers").id : "#answers";
  const was = { id: focus?.id, place };
  const log = document.querySelector("ol.log");
  const atEnd = log && log.scrollTop + log.clientHeight > log.scrollHeight - 8;
  const question = decision();
  for (const region of page.querySelectorAll("[data-region]")) {
    const old = document.getElementById(region.id);
    if (!old || !sent.has(old)) continue;
    merge(old, region);
    for (const [id, open] of folds) old.querySelector("details#" + CSS.escape(id))?.toggleAttribute("open", open);
  }
  if (atEnd) log.scrollTop = log.scrollHeight;
  if (decision() !== question) {
    // A refusal is about the question it was given to, and a new one is read from its first answer.
    document.getElementById("refusal")?.replaceChildren();
    for (const list of document.querySelectorAll("#answers, ol.answers")) list.scrollTop = 0;
  }
  keepFocus(focus, was);
  markChanges();
  tickClocks();
  document.dispatchEvent(new Event("swapped"));
}

/* What changed since one's last answer: everything with data-watch, by its text. */

const memory = ["look", document.documentElement.lang, location.pathname + location.search].join(" ");
let lookAnew = false;

function looks() {
  const texts = {};
  for (const piece of document.querySelectorAll("[data-watch]")) {
    texts[piece.dataset.watch] = piece.textContent.replace(/\s+/g, " ").trim();
  }
  return texts;
}

function markChanges() {
  try {
    const now = looks();
    const before = JSON.parse(sessionStorage.getItem(memory));
    if (lookAnew || !before) {
      lookAnew = false;
      sessionStorage.setItem(memory, JSON.stringify(now));
      return;
    }
    for (const piece of document.querySelectorAll("[data-watch]")) {
      const key = piece.dataset.watch;
      piece.classList.toggle("changed", before[key] !== now[key]);
    }
  } catch { /* no storage: nothing is marked */ }
}

// What can be heard of a change: dice that were rolled (data-piece="die:..", with an id for each roll), pieces that move.
const diceShown = () => [...document.querySelectorAll('#board [data-piece^="die:"]')].map((it) => it.id).join(" ");

function show(news) {
  const page = parse(news.html);
  const ended = () => document.querySelector("#board .ended") !== null;
  const [dice, over] = [diceShown(), ended()];
  const question = page.querySelector("#answer input[name=decision]")?.value;
  document.dispatchEvent(new CustomEvent("swapping", { detail: question }));
  const flown = gliding(() => swap(page));
  document.title = news.title + " · Menagerie";
  if (ended() && !over && asked !== null) sound("end");
  else if (news.asked && asked === false) sound("turn");
  else if (asked !== null && diceShown() !== dice) sound("dice");
  else if (flown) sound("card");
  asked = news.asked;
  main.dataset.revision = news.revision;
}

/* Pushes: the whole present first, then what has changed in its HTML. */

let asked = null;
let lost = false;
let source = null;

// `parts` in order: new text, or a piece of the text before, by where it begins and how long it is.
function patched(text, parts) {
  return parts.map((part) => typeof part === "string" ? part : text.slice(part[0], part[0] + part[1])).join("");
}

function listen(address) {
  const note = document.getElementById("connection");
  source?.close();
  source = new EventSource(address);
  let present = null, revision = null, first = true;
  const arrive = (now, id) => {
    [present, revision] = [now.html, id];
    if (lost) {
      lost = false;
      afterPress(() => { note.textContent = main.dataset.back; });
      setTimeout(() => afterPress(() => { if (!lost) note.hidden = true; }), 4000);
    }
    const news = { ...now, revision: id, at_once: first || lookAnew };
    first = false;
    document.dispatchEvent(new CustomEvent("arrived", { detail: news }));
  };
  source.addEventListener("table", (event) => arrive(JSON.parse(event.data), event.lastEventId));
  source.addEventListener("change", (event) => {
    const change = JSON.parse(event.data);
    // Whatever it is that this page has not heard of: it begins anew.
    if (change.from !== revision) listen(address);
    else arrive({ ...change, html: patched(present, change.parts) }, event.lastEventId);
  });
  source.addEventListener("error", () => {
    lost = first = true;
    sayLost();
    if (source.readyState === EventSource.CLOSED) setTimeout(() => listen(address), 2000);
  });
}

/* Answers without leaving the page. */

async function send(form, submitter) {
  const data = new URLSearchParams(new FormData(form, submitter));
  // The push that follows one's own answer is the new look; what comes after it is news.
  lookAnew = /\/(answer|undo)$/.test(form.action);
  const response = await fetch(form.action, {
    method: "POST", body: data, headers: { Accept: "application/json" }, redirect: "manual",
  });
  const place = document.getElementById("refusal");
  if (response.type === "opaqueredirect") { location.reload(); return; }
  const news = await response.json().catch(() => ({}));
  if (news.to) { location.assign(news.to); return; }
  if (!response.ok || news.confirm) lookAnew = false;
  await new Promise(afterPress);
  if (place) place.replaceChildren();
  if (news.confirm) {
    askWhetherSure(news.html, submitter);
    return response.ok;
  }
  if (doubt?.question.contains(form)) forgetDoubt(true);
  if (news.html && place) {
    place.append(...parse(news.html).childNodes);
    place.querySelector("button, a")?.focus();
  } else if (!response.ok && place) {
    place.textContent = news.message || response.statusText;
  }
  return response.ok;
}

function sayLost() {
  const note = document.getElementById("connection");
  afterPress(() => {
    note.hidden = false;
    note.textContent = main.dataset.lost;
  });
}

// The decision that was answered, until the table has moved: a second answer to it would only be refused.
let answered = null;
document.addEventListener("swapped", () => { if (decision() !== answered) answered = null; });

document.addEventListener("submit", (event) => {
  const form = event.target;
  const quick = main?.dataset.events && /\/t\/[^/]+\/(answer|undo|hint|say|vote|return|bots|leave)$/.test(form.action);
  if (!quick) return;
  event.preventDefault();
  const question = form.elements.decision?.value;
  // The push may come before the reply to what was sent: by then the same form may be about something else.
  const about = question ?? form.elements.text?.value ?? decision() ?? "";
  if (form.dataset.busy === about || (question && question === answered)) return;
  form.dataset.busy = about;
  send(form, event.submitter)
    .then((ok) => {
      if (ok && question && question === decision() && !doubt) answered = question;
      return ok;
    })
    // What was typed meanwhile stays.
    .then((ok) => { if (ok && form.id === "say" && form.elements.text.value === about) form.reset(); })
    .catch(() => { lookAnew = false; sayLost(); })
    .finally(() => { if (form.dataset.busy === about) delete form.dataset.busy; });
});

/* What a bot advises is brought into sight when it is told: the piece on the board, otherwise the answer in the list. Where the
   list stands above the board, the advice itself. */

let advised = null;
document.addEventListener("swapped", () => {
  const told = document.getElementById("advice") ? decision() : null;
  const pieces = [...document.querySelectorAll("#board [data-advised], #answers [data-advised]")];
  const above = matchMedia("(max-width: 60rem)").matches;
  const piece = above ? document.getElementById("advice") : pieces.find((one) => one.checkVisibility());
  if (told && told !== advised) piece?.scrollIntoView({ block: above ? "nearest" : "center", behavior: wantsCalm() ? "auto" : "smooth" });
  advised = told;
});

/* How the board shall look: kept by the server, which then sends it anew. */

document.addEventListener("submit", (event) => {
  if (event.submitter?.form?.id !== "settings" || !event.submitter.closest("#board") || !main?.dataset.events) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(event.target, event.submitter));
  fetch(event.target.action, { method: "POST", body, redirect: "manual" })
    .then(() => listen(main.dataset.events))
    .catch(sayLost);
});

/* Clocks count down between pushes; the server decides. */

let ticking = null;
function tickClocks() {
  clearInterval(ticking);
  const clock = document.querySelector(".clock[data-seconds]");
  if (!clock) return;
  const end = Date.now() + 1000 * Number(clock.dataset.seconds);
  ticking = setInterval(() => {
    const left = Math.max(0, Math.round((end - Date.now()) / 1000));
    clock.textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
  }, 1000);
}

// The second press of a double click is meant for what was there at the first.
let pressedAt = null;
document.addEventListener("click", (event) => {
  if (event.detail === 1) pressedAt = decision();
  else if (event.detail > 1 && pressedAt !== decision() && event.target.closest?.("button.answer")) {
    event.preventDefault();
    event.stopPropagation();
  }
}, { capture: true });

if (main?.dataset.events) {
  // The question stands above what is scrolled to, never on it.
  const ask = document.getElementById("ask");
  const room = new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingTop = (getComputedStyle(ask).position === "sticky" ? ask.offsetHeight + 8 : 0) + "px";
  });
  if (ask) room.observe(ask);
  const log = document.querySelector("ol.log");
  if (log) log.scrollTop = log.scrollHeight;
  markChanges();
  listen(main.dataset.events);
  addEventListener("pagehide", () => source.close());
  // The back button brings the page as it was left: it must hear what has happened since.
  addEventListener("pageshow", (event) => { if (event.persisted) listen(main.dataset.events); });
  tickClocks();
}

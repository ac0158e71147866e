// Makes pages that already work by plain forms quicker: changes are pushed and glide into place.
"use strict";

const main = document.getElementById("main");

/* Regions: parts of the page that the server sends anew. */

function parse(html) {
  return new DOMParser().parseFromString(html, "text/html").body;
}

// A card that leaves a slot and turns up in somebody's tableau keeps one name across the change, so it glides.
function glides(before, after) {
  const pairs = [];
  const counts = (root) => {
    const map = new Map();
    for (const piece of root.querySelectorAll("[data-piece]")) {
      map.set(piece.dataset.owner + "/" + piece.dataset.piece, { piece, n: Number(piece.dataset.n || 1) });
    }
    return map;
  };
  const old = counts(before), now = counts(after);
  for (const [key, { piece, n }] of now) {
    if (n > (old.get(key)?.n ?? 0)) {
      const card = CSS.escape(piece.dataset.piece);
      const from = before.querySelector('[data-slot] [data-card="' + card + '"]');
      if (from) pairs.push([from, piece]);
    }
  }
  return pairs.slice(0, 6);
}

// A region as the server wrote it, without the marks of this page.
function plain(region) {
  const copy = region.cloneNode(true);
  for (const piece of copy.querySelectorAll("[data-watch]")) {
    piece.classList.remove("changed");
    if (!piece.classList.length) piece.removeAttribute("class");
  }
  return copy.outerHTML;
}

// What the reader unfolded or folded away stays so; the rest is as the server sends it.
const folds = new Map();
document.addEventListener("click", (event) => {
  const details = event.target.closest?.("summary")?.parentElement;
  if (details?.id) folds.set(details.id, !details.open);
});

function swap(fresh) {
  const focus = document.activeElement;
  const held = focus && focus !== document.body
    ? { id: focus.id, answer: focus.classList.contains("answer"), listed: focus.classList.contains("listed") } : null;
  for (const region of fresh.querySelectorAll("[data-region]")) {
    const old = document.getElementById(region.id);
    if (!old || plain(old) === plain(region)) continue;
    const scroll = old.querySelector("ol.log")?.scrollTop;
    old.replaceWith(region);
    for (const [id, open] of folds) region.querySelector("details#" + CSS.escape(id))?.toggleAttribute("open", open);
    if (scroll && region.querySelector("ol.log")) region.querySelector("ol.log").scrollTop = scroll;
  }
  if (held && !document.contains(focus)) {
    // The keyboard stays where the next answer is.
    const next = (held.id && document.getElementById(held.id))
      || (held.answer && document.querySelector(held.listed ? "#answers button.answer" : "#board button.answer, #answers button.answer"));
    if (next) next.focus({ preventScroll: true });
  }
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

function show(html) {
  const fresh = parse(html);
  const board = document.getElementById("board");
  const quiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!document.startViewTransition || quiet || document.hidden || !board) {
    swap(fresh);
    return;
  }
  const pairs = glides(board, fresh);
  pairs.forEach(([from], at) => { from.style.viewTransitionName = "glide-" + at; });
  const transition = document.startViewTransition(() => {
    swap(fresh);
    pairs.forEach(([, to], at) => { to.style.viewTransitionName = "glide-" + at; });
  });
  // A transition that is overtaken by the next one is no error.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => pairs.forEach(([, to]) => { to.style.viewTransitionName = ""; }));
}

/* Pushes. */

let asked = null;
let lost = false;
let source = null;

function listen(address) {
  const note = document.getElementById("connection");
  source?.close();
  source = new EventSource(address);
  source.addEventListener("table", (event) => {
    const news = JSON.parse(event.data);
    if (lost) {
      lost = false;
      note.textContent = main.dataset.back;
      setTimeout(() => { if (!lost) note.hidden = true; }, 4000);
    }
    show(news.html);
    document.title = news.title + " · Menagerie";
    if (news.asked && asked === false) alertOwner();
    asked = news.asked;
    main.dataset.revision = event.lastEventId;
  });
  source.addEventListener("error", () => {
    lost = true;
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
  if (!response.ok || news.confirm) lookAnew = false;
  if (place) place.replaceChildren();
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
  note.hidden = false;
  note.textContent = main.dataset.lost;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const quick = main?.dataset.events && /\/t\/[^/]+\/(answer|undo|hint|say|vote|return|bots)$/.test(form.action);
  if (!quick) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = "yes";
  send(form, event.submitter)
    .then((ok) => { if (ok && form.id === "say") form.reset(); })
    .catch(sayLost)
    .finally(() => { delete form.dataset.busy; });
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

/* Sound and title: off until asked for. */

const sound = document.getElementById("sound");
const wantsSound = () => { try { return localStorage.getItem("sound") === "on"; } catch { return false; } };

function alertOwner() {
  if (!wantsSound()) return;
  const context = new AudioContext();
  [660, 880].forEach((pitch, at) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, context.currentTime + at * 0.16);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at * 0.16 + 0.3);
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + at * 0.16);
    tone.stop(context.currentTime + at * 0.16 + 0.3);
  });
}

if (sound) {
  const label = () => { sound.textContent = wantsSound() ? sound.dataset.on : sound.dataset.off; };
  sound.hidden = false;
  label();
  sound.addEventListener("click", () => {
    try { localStorage.setItem("sound", wantsSound() ? "off" : "on"); } catch { /* private window: stays off */ }
    label();
    alertOwner();
  });
}

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

/* A replay that plays itself, and arrow keys. */
const player = document.getElementById("play");
if (player) {
  player.hidden = false;
  const next = () => document.getElementById("next");
  const playing = () => { try { return sessionStorage.getItem("playing") === location.pathname; } catch { return false; } };
  const keep = (on) => {
    try { on ? sessionStorage.setItem("playing", location.pathname) : sessionStorage.removeItem("playing"); } catch { /* one step only */ }
    player.setAttribute("aria-pressed", String(playing()));
  };
  player.addEventListener("click", () => { keep(!playing() && next() !== null); if (playing()) next().click(); });
  keep(playing() && next() !== null);
  if (playing()) setTimeout(() => { if (playing()) next().click(); }, Number(player.dataset.pace));
  addEventListener("keydown", (event) => {
    if (event.target.matches("input, select")) return;
    if (event.key === "ArrowRight") next()?.click();
    if (event.key === "ArrowLeft") document.getElementById("previous")?.click();
  });
}

if (main?.dataset.events) {
  markChanges();
  listen(main.dataset.events);
  addEventListener("pagehide", () => source.close());
  // The back button brings the page as it was left: it must hear what has happened since.
  addEventListener("pageshow", (event) => { if (event.persisted) listen(main.dataset.events); });
  tickClocks();
}

// Makes pages that already work by plain forms quicker: changes are pushed and glide into place.
"use strict";

const main = document.getElementById("main");

/* What the reader wishes, kept in this browser: sounds, pace, keys. */

function wish(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

function keepWish(name, value) {
  try { localStorage.setItem(name, value); } catch { /* private window: it is as it was */ }
}

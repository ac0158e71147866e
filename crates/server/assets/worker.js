// Stands in when there is no way to the server: one page that says so. Nothing else is kept, for the present is there alone.
"use strict";

const STORE = "offline MARK";
const PAGE = "/offline";
const KEPT = [PAGE, "/assets/style.css?MARK"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name !== STORE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = new URL(request.url);
  const kept = KEPT.includes(address.pathname + address.search);
  if (request.mode !== "navigate" && !kept) return;
  event.respondWith(fetch(request).catch(() => caches.match(kept ? request : PAGE)));
});

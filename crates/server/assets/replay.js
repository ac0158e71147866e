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
  player.addEventListener("click", () => {
    // A page that is on its way already is not waited for.
    if (playing()) stop();
    keep(!playing() && next() !== null);
    if (playing()) next().click();
  });
  keep(playing() && next() !== null);
  if (playing()) setTimeout(() => { if (playing()) next().click(); }, Number(player.dataset.pace));
  addEventListener("keydown", (event) => {
    if (event.target.matches("input, select")) return;
    if (event.key === "ArrowRight") next()?.click();
    if (event.key === "ArrowLeft") document.getElementById("previous")?.click();
  });
}

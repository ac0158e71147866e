/* Handing links on, and being an app of one's own. */

{
  const root = document.documentElement;
  root.classList.add("scripted");
  root.classList.toggle("shares", typeof navigator.share === "function");

  // Away from this machine pages come without https, and browsers then keep the clipboard shut: the old way still works.
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = document.body.appendChild(document.createElement("textarea"));
      field.value = text;
      field.select();
      document.execCommand("copy");
      field.remove();
    }
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-copy], [data-share]");
    if (!button) return;
    const { copy: text, done, share, title } = button.dataset;
    if (share) {
      navigator.share({ title, url: share }).catch(() => {});
      return;
    }
    const said = button.textContent;
    copy(text).then(() => {
      button.textContent = done;
      button.focus();
      setTimeout(() => { button.textContent = said; }, 2000);
    });
  });

  // Where browsers allow it, a page stands in while there is no network.
  navigator.serviceWorker?.register("/worker.js").catch(() => {});
}

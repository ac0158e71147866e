
/* A new table: what fits the players and the choices so far is shown at once. */
{
  const form = document.querySelector("form.new");
  const fits = document.getElementById("fits");
  if (form && fits) {
    adopt(fits);
    let latest = 0;
    form.addEventListener("change", async () => {
      const asked = ++latest;
      const query = new URLSearchParams(new FormData(form));
      const page = await fetch(form.getAttribute("action") + "?" + query).then((answer) => answer.ok ? answer.text() : "").catch(() => "");
      const now = parse(page).querySelector("#fits");
      if (!now || asked !== latest) return;
      merge(fits, now);
      // A control that somebody has used no longer follows its attributes; a choice that is gone leaves another one chosen.
      for (const input of fits.querySelectorAll("input")) input.checked = input.hasAttribute("checked");
      for (const option of fits.querySelectorAll("option")) option.selected = option.hasAttribute("selected");
    });
  }
}

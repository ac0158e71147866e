
/* A lesson points at something, or has an answer in mind: it is brought into sight, below the coach. What a puzzle has to say
   stands above its board and is read first. */
{
  const lesson = document.querySelector("main.lesson:not(.puzzle)");
  const point = lesson?.dataset.point;
  const pointed = point && document.querySelector("#board " + point);
  const advised = lesson && document.querySelector("#board button.answer[data-advised]");
  (pointed || advised)?.scrollIntoView({ block: "nearest" });
}

/* The contents of the rules stand open where there is room, also in browsers whose style cannot do it. */
{
  const contents = document.querySelector("details.contents");
  if (contents && matchMedia("(min-width: 50rem)").matches) contents.open = true;
}

// Merges random trees into each other and compares. Numbers are drawn by a rule, so that a fault can be found again.
let seed = 7;
const below = (count) => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return (seed >> 8) % count;
};
function tree(depth) {
  let html = "";
  for (let count = below(6); count > 0; count -= 1) {
    if (below(4) === 0) { html += "text " + below(3); continue; }
    const kind = ["p", "b", "ul", "li", "button"][below(5)];
    let names = "";
    if (below(3) === 0) names += ` id="n${below(12)}"`;
    if (below(5) === 0) names += ` data-piece="q${below(3)}"`;
    if (kind === "button" && below(2)) names += ` class="answer" value="${below(4)}"`;
    else if (below(4) === 0) names += ` class="c${below(3)} d"`;
    html += `<${kind}${names}>${depth ? tree(depth - 1) : ""}</${kind}>`;
  }
  return html;
}
const section = () => Object.assign(document.createElement("section"), { innerHTML: tree(3) });
const found = { tried: 0, wrong: 0, forgotten: 0 };
for (let round = 0; round < 300; round += 1) {
  const host = section();
  document.body.append(host);
  adopt(host);
  for (let push = 0; push < 4; push += 1) {
    const next = section(), wanted = next.cloneNode(true);
    merge(host, next);
    found.tried += 1;
    found.wrong += Number(!host.isEqualNode(wanted));
    found.forgotten += Number(!sent.get(host).isEqualNode(wanted));
  }
  host.remove();
}
return found;

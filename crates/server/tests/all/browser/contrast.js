// Measures each text found by `audit.js` against a picture of the page without its texts: what is really behind it.
return (async ([picture]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const pixels = pen.getImageData(0, 0, image.width, image.height).data;
  const zoom = image.width / innerWidth;
  // Any colour a style can name becomes red, green, blue and alpha by being painted.
  const spot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const paints = new Map();
  const paint = (color) => {
    if (!paints.has(color)) {
      spot.clearRect(0, 0, 1, 1);
      spot.fillStyle = color;
      spot.fillRect(0, 0, 1, 1);
      paints.set(color, [...spot.getImageData(0, 0, 1, 1).data]);
    }
    return paints.get(color);
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((value) => { const v = value / 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = [];
  for (const { box: [left, top, right, bottom], color, opacity, large, where } of window.auditTexts) {
    if (color === "none" || left < 0 || right > innerWidth + 1 || bottom > image.height / zoom) continue;
    const ink = paint(color);
    const alpha = opacity * ink[3] / 255;
    const wanted = large ? 3 : 4.5;
    const ratios = [];
    for (let row = 1; row < 6; row++) {
      for (let column = 1; column < 10; column++) {
        const x = Math.floor((left + (right - left) * column / 10) * zoom), y = Math.floor((top + (bottom - top) * row / 6) * zoom);
        const at = 4 * (y * image.width + x);
        const behind = [pixels[at], pixels[at + 1], pixels[at + 2]];
        const front = behind.map((value, part) => value * (1 - alpha) + ink[part] * alpha);
        const [a, b] = [light(front), light(behind)];
        ratios.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
      }
    }
    // A line that crosses the text is no background: a quarter of the spots may be worse.
    ratios.sort((a, b) => a - b);
    const ratio = ratios[Math.floor(ratios.length / 4)];
    if (ratio < wanted - 0.05) found.push(["contrast", `${ratio.toFixed(2)} of ${wanted}: ${where}`]);
  }
  return found;
})(arguments);

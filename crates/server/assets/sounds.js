/* Sounds, made here and off until asked for: your turn, dice, cards, the end. Each can be off by itself. */

const SOUNDS = {
  // [pitch in hertz, when it begins, how long it lasts, how loud]; a pitch of nothing is a rattle.
  turn: [[660, 0, 0.3, 0.08], [880, 0.16, 0.3, 0.08]],
  dice: [[0, 0, 0.05, 0.14], [0, 0.08, 0.04, 0.11], [0, 0.15, 0.05, 0.12], [0, 0.26, 0.03, 0.07]],
  card: [[0, 0, 0.07, 0.06]],
  end: [[523, 0, 0.3, 0.08], [659, 0.18, 0.3, 0.08], [784, 0.36, 0.3, 0.08], [1047, 0.54, 0.7, 0.09]],
};

let audio = null;

function rattle() {
  const length = Math.floor(audio.sampleRate * 0.1);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const wave = noise.getChannelData(0);
  for (let at = 0; at < length; at += 1) wave[at] = 2 * Math.random() - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

function tone(pitch) {
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  return source;
}

const wantsSound = () => wish("sound") === "on";

function sound(kind) {
  if (!wantsSound() || wish("sound-" + kind) === "off") return;
  audio ??= new AudioContext();
  // Browsers let a page sound once somebody has touched it.
  audio.resume?.()?.catch?.(() => {});
  for (const [pitch, from, lasts, loud] of SOUNDS[kind]) {
    const source = pitch ? tone(pitch) : rattle();
    const volume = audio.createGain();
    const begin = audio.currentTime + from;
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    source.connect(volume).connect(audio.destination);
    source.start(begin);
    source.stop(begin + lasts);
  }
}

const soundSwitch = document.getElementById("sound");
if (soundSwitch) {
  const label = () => { soundSwitch.textContent = wantsSound() ? soundSwitch.dataset.on : soundSwitch.dataset.off; };
  soundSwitch.hidden = false;
  label();
  soundSwitch.addEventListener("click", () => {
    keepWish("sound", wantsSound() ? "off" : "on");
    label();
    sound("turn");
  });
}

/* The wishes that stand in the table's menu. */

for (const field of document.querySelectorAll("[data-wish]")) {
  const name = field.dataset.wish;
  if (field.type === "checkbox") {
    field.checked = wish(name) !== "off";
    field.addEventListener("change", () => {
      keepWish(name, field.checked ? "on" : "off");
      if (field.checked && name.startsWith("sound-")) sound(name.slice("sound-".length));
    });
  } else {
    field.value = wish(name) ?? field.value;
    field.addEventListener("change", () => { keepWish(name, field.value); document.dispatchEvent(new Event("wished")); });
  }
}

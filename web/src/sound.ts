/** Small sounds, made here: wood, bone and a little bell. Nothing is fetched and nothing plays unless it is turned on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  at?: number;
  long?: number;
  loud?: number;
  shape?: OscillatorType;
}

function tone(audio: AudioContext, { pitch, at = 0, long = 0.18, loud = 0.14, shape = "sine" }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + long + 0.02);
}

/** A knock on wood: a short burst of noise through a narrow filter. */
function knock(audio: AudioContext, at = 0, pitch = 900): void {
  const start = audio.currentTime + at;
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 4;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3;
  volume.gain.value = 0.5;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start);
}

export const sound = {
  /** Something was laid, bid or called. */
  move(): void {
    const audio = ready();
    if (audio) knock(audio);
  },
  /** A cup is lifted, one after the other, each a little higher; `counts` if something under it counts. */
  lift(step: number, counts: boolean): void {
    const audio = ready();
    if (!audio) return;
    knock(audio, 0, 500 + 60 * step);
    if (counts) tone(audio, { pitch: 440 * 2 ** (Math.min(step, 12) / 12), at: 0.05, long: 0.16, loud: 0.07 });
  },
  /** Cards turn over on their way home. */
  flip(): void {
    const audio = ready();
    if (!audio) return;
    knock(audio, 0, 1800);
    knock(audio, 0.14, 1100);
  },
  /** A row of cards is swept together. */
  sweep(cards: number): void {
    const audio = ready();
    for (let card = 0; audio && card < cards; card += 1) knock(audio, card * 0.05, 1500 - 120 * card);
  },
  /** A coin rolls and comes to rest. */
  coin(): void {
    const audio = ready();
    if (!audio) return;
    tone(audio, { pitch: 1976, long: 0.12, loud: 0.06 });
    tone(audio, { pitch: 2637, at: 0.09, long: 0.3, loud: 0.05 });
  },
  /** The sun rises. */
  sun(): void {
    const audio = ready();
    if (!audio) return;
    [262, 330, 392, 523].forEach((pitch, place) => tone(audio, { pitch, at: place * 0.16, long: 0.7, loud: 0.07 }));
  },
  /** You are asked. */
  turn(): void {
    const audio = ready();
    if (!audio) return;
    tone(audio, { pitch: 587 });
    tone(audio, { pitch: 880, at: 0.11, long: 0.3 });
  },
  no(): void {
    const audio = ready();
    if (audio) tone(audio, { pitch: 170, long: 0.16, shape: "triangle" });
  },
  said(): void {
    const audio = ready();
    if (audio) tone(audio, { pitch: 1170, long: 0.09, loud: 0.07 });
  },
  end(): void {
    const audio = ready();
    if (!audio) return;
    [392, 494, 587, 784].forEach((pitch, place) => tone(audio, { pitch, at: place * 0.12, long: 0.42 }));
  },
};

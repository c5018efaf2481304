import type { Sound } from "./sound.ts";

/** How loud the loudest sample becomes. */
const loudest = 26_000;

/** One sound of so many seconds, in which each sound begins when it should; as loud as it can be heard well, and silent between. */
export function joinSounds(placed: readonly { start: number; sound: Sound }[], seconds: number): Sound {
  const rate = placed[0]?.sound.rate ?? 24_000;
  const samples = new Int16Array(Math.ceil(seconds * rate));
  for (const { start, sound } of placed) {
    const spoken = atRate(sound, rate);
    const at = Math.round(start * rate);
    samples.set(spoken.subarray(0, Math.max(0, samples.length - at)), Math.min(at, samples.length));
  }
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (peak === 0) return { rate, samples };
  const factor = loudest / peak;
  return { rate, samples: samples.map((sample) => Math.round(sample * factor)) };
}

/** The samples at another rate, each between its neighbours. */
function atRate({ rate, samples }: Sound, wanted: number): Int16Array {
  if (rate === wanted) return samples;
  return Int16Array.from({ length: Math.floor((samples.length * wanted) / rate) }, (_, index) => {
    const at = (index * rate) / wanted;
    const [one, other] = [samples[Math.floor(at)] ?? 0, samples[Math.ceil(at)] ?? 0];
    return Math.round(one + (other - one) * (at % 1));
  });
}

/** Spoken sound: one channel of samples from -32,768 to 32,767. */
export interface Sound {
  /** Samples a second. */
  rate: number;
  samples: Int16Array;
}

export const secondsOf = ({ rate, samples }: Sound): number => samples.length / rate;

const mostSeconds = 180;

/**
 * Reads a WAV of 16 bit. The lengths that it tells of itself are not trusted: who streams one does not know them. Null for anything else, for silence without an
 * end, and for nothing.
 */
export function readWav(bytes: Uint8Array): Sound | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 44 || name(0) !== "RIFF" || name(8) !== "WAVE") return null;
  let format: { channels: number; rate: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const [kind, told] = [name(at), view.getUint32(at + 4, true)];
    const begin = at + 8;
    const size = Math.min(told, bytes.length - begin);
    if (kind === "fmt " && size >= 16) {
      const [code, channels, rate, bits] = [
        view.getUint16(begin, true),
        view.getUint16(begin + 2, true),
        view.getUint32(begin + 4, true),
        view.getUint16(begin + 14, true),
      ];
      const isPlain = (code === 1 || code === 0xfffe) && bits === 16;
      if (!isPlain || channels < 1 || channels > 2 || rate < 8_000 || rate > 96_000) return null;
      format = { channels, rate };
    }
    if (kind === "data") {
      if (!format) return null;
      const samples = oneChannel(view, { begin, size, channels: format.channels });
      const seconds = samples.length / format.rate;
      return seconds > 0 && seconds <= mostSeconds ? { rate: format.rate, samples } : null;
    }
    at = begin + size + (size % 2);
  }
  return null;
}

function oneChannel(view: DataView, { begin, size, channels }: { begin: number; size: number; channels: number }) {
  const samples = new Int16Array(Math.floor(size / (2 * channels)));
  for (let index = 0; index < samples.length; index += 1) {
    const at = begin + index * 2 * channels;
    const first = view.getInt16(at, true);
    samples[index] = channels === 1 ? first : (first + view.getInt16(at + 2, true)) / 2;
  }
  return samples;
}

const headLength = 44;

export function writeWav({ rate, samples }: Sound): Uint8Array {
  const bytes = new Uint8Array(headLength + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  name(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, "data");
  view.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries()) view.setInt16(headLength + index * 2, sample, true);
  return bytes;
}

import { expect, test } from "vitest";
import { joinSounds } from "./join-sounds.ts";
import { readWav, type Sound, secondsOf, writeWav } from "./sound.ts";
import { spokenText } from "./spoken-text.ts";
import { voiceOf } from "./voice-of.ts";

const tone = (seconds: number, rate = 8_000): Sound => ({
  rate,
  samples: Int16Array.from({ length: seconds * rate }, (_, index) => (index % 20) * 100),
});

test("a WAV is read as it was written, also when it does not know its length, and with something before its samples", () => {
  const written = writeWav(tone(1));
  expect(readWav(written)).toEqual(tone(1));
  const streamed = Uint8Array.from(written);
  new DataView(streamed.buffer).setUint32(40, 0xffffffff, true);
  expect(readWav(streamed)).toEqual(tone(1));
  const listed = Buffer.concat([
    written.subarray(0, 36),
    Buffer.from("LIST\u0003\u0000\u0000\u0000abc\u0000"),
    written.subarray(36),
  ]);
  expect(readWav(listed)).toEqual(tone(1));
});

test("a WAV is written as every player reads it", () => {
  const [head, samples] = ["52494646", "01000080ff7f"];
  const written = Buffer.from(writeWav({ rate: 24_000, samples: Int16Array.from([1, -32_768, 32_767]) })).toString(
    "hex",
  );
  expect(written).toBe(
    `${head}2a00000057415645666d74201000000001000100c05d000080bb0000020010006461746106000000${samples}`,
  );
});

const numbered = (at: number, value: number, bytes: 2 | 4 = 2) => {
  const written = writeWav(tone(1));
  const view = new DataView(written.buffer);
  if (bytes === 2) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return readWav(written) !== null;
};

test("a WAV is taken with one or two channels, at the rates of speech, plainly coded, and of three minutes at most", () => {
  expect([0, 1, 2, 3].map((channels) => numbered(22, channels))).toEqual([false, true, true, false]);
  expect([8_000, 96_000].map((rate) => numbered(24, rate, 4))).toEqual([true, true]);
  expect([7_999, 96_001].map((rate) => numbered(24, rate, 4))).toEqual([false, false]);
  expect([1, 0xfffe, 3].map((code) => numbered(20, code))).toEqual([true, true, false]);
  expect([16, 24].map((bits) => numbered(34, bits))).toEqual([true, false]);
  const long = (seconds: number) => readWav(writeWav({ rate: 8_000, samples: new Int16Array(seconds * 8_000) }));
  expect([long(180) === null, long(180.1) === null]).toEqual([false, true]);
});

test("what is named RIFF is a WAV only if it says so, and samples before their form are none", () => {
  const named = (at: number, name: string) => {
    const written = Buffer.from(writeWav(tone(1)));
    written.write(name, at);
    return readWav(written);
  };
  expect([named(0, "RIFX"), named(8, "AVI "), named(12, "fmtX")]).toEqual([null, null, null]);
  // A part of an odd length has a byte behind it that is nobody's.
  const written = Buffer.from(writeWav(tone(1)));
  const odd = Buffer.concat([
    written.subarray(0, 12),
    Buffer.from("note\u0001\u0000\u0000\u0000x\u0000"),
    written.subarray(12),
  ]);
  expect(readWav(odd)).toEqual(tone(1));
});

test("two channels become one", () => {
  const written = writeWav({ rate: 8_000, samples: Int16Array.from([100, 300, -200, 0]) });
  new DataView(written.buffer).setUint16(22, 2, true);
  expect([...(readWav(written)?.samples ?? [])]).toEqual([200, -100]);
});

test.each([
  ["nothing", () => new Uint8Array()],
  ["a page", () => Buffer.from("<!doctype html>".padEnd(100))],
  ["no samples", () => writeWav({ rate: 8_000, samples: new Int16Array() })],
  ["samples of 8 bit", () => changed(34, 8)],
  ["a rate that nothing has", () => changed(24, 7)],
  ["five channels", () => changed(22, 5)],
  ["a sound without an end", () => writeWav(tone(200))],
])("%s is no WAV", (_what, bytes) => {
  expect(readWav(bytes())).toBeNull();
});

function changed(at: number, value: number): Uint8Array {
  const bytes = writeWav(tone(1));
  new DataView(bytes.buffer).setUint16(at, value, true);
  return bytes;
}

test("sounds begin when they should, in one that is as long as its film and well to be heard", () => {
  const joined = joinSounds(
    [
      { start: 1, sound: tone(1) },
      { start: 3, sound: tone(1, 16_000) },
    ],
    5,
  );
  expect([joined.rate, secondsOf(joined)]).toEqual([8_000, 5]);
  const isSilent = (from: number, to: number) =>
    joined.samples.subarray(from * 8_000, to * 8_000).every((sample) => sample === 0);
  expect([isSilent(0, 1), isSilent(1, 2), isSilent(2, 3), isSilent(3, 4), isSilent(4, 5)]).toEqual([
    ...[true, false, true, false, true],
  ]);
  expect(Math.max(...joined.samples)).toBe(26_000);
});

test("a sound that goes on behind the film ends with it, nothing stays nothing, and silence silence", () => {
  const joined = joinSounds([{ start: 1.5, sound: tone(1) }], 2);
  expect(secondsOf(joined)).toBe(2);
  expect(joined.samples.subarray(12_000).some((sample) => sample !== 0)).toBe(true);
  expect(secondsOf(joinSounds([{ start: 9, sound: tone(1) }], 2))).toBe(2);
  expect(joinSounds([], 1)).toEqual({ rate: 24_000, samples: new Int16Array(24_000) });
  const silence = { rate: 8_000, samples: new Int16Array(80) };
  expect(joinSounds([{ start: 0, sound: silence }], 0.01)).toEqual(silence);
  // At another rate a sample stands between its neighbours.
  const [one, other] = [
    { rate: 4, samples: Int16Array.from([0, 26_000, 26_000, 26_000]) },
    { rate: 2, samples: Int16Array.from([0, 13_000]) },
  ];
  expect([
    ...joinSounds(
      [
        { start: 0, sound: one },
        { start: 1, sound: other },
      ],
      2,
    ).samples,
  ]).toEqual([0, 26_000, 26_000, 26_000, 0, 6_500, 13_000, 6_500]);
});

test("figures are said in words, and what a voice would take for a sign of its own is left out", () => {
  const dollars = (number: string, scale: string) => `${number} ${scale} dollars`;
  expect(spokenText("TAM: $1.59B, of it $22.0M or $4,500 in 2026; $5Kg.", dollars)).toBe(
    "TAM: 1.59 B dollars, of it 22 M dollars or 4500  dollars in 2026; $5Kg.".replaceAll("  ", " "),
  );
  expect(spokenText("[[h@'loU]] <speak>loud</speak> 😀 *b* so …", dollars)).toBe("h@'loU speak loud /speak b so .");
});

test.each([
  ["$7.80K", "7.8 K dollars"],
  ["$10.00M", "10 M dollars"],
  ["$105.00B", "105 B dollars"],
  ["$1.05T", "1.05 T dollars"],
  ["$100K", "100 K dollars"],
  ["$1,204,500", "1204500 dollars"],
  ["$4.50", "4.50 dollars"],
  ["$30.00", "30 dollars"],
])("%s is said without what nobody says of it", (text, said) => {
  expect(spokenText(text, (number, scale) => [number, scale, "dollars"].filter(Boolean).join(" "))).toBe(said);
});

test.each([..."[]{}<>|\\^~`_*#"])("the sign %s is not said", (sign) => {
  expect(spokenText(`one ${sign} two`, () => "")).toBe("one two");
});

test("a language has the voice that is there for it, or none", () => {
  const voices = new Set(["en-us", "cmn", "de", "nb"]);
  expect(["en", "zh", "de", "nb", "ja", "constructor"].map((language) => voiceOf(language, voices))).toEqual([
    ...["en-us", "cmn", "de", "nb", null, null],
  ]);
});

test.each([
  ["en", ["en", "en-us", "en-gb"], "en-gb"],
  ["en", ["en", "en-us"], "en-us"],
  ["en", ["en"], "en"],
  ["zh", ["zh", "cmn"], "cmn"],
  ["zh", ["zh"], "zh"],
  ["nb", ["no", "nb"], "nb"],
  ["nb", ["no"], "no"],
  ["fr", ["fr", "fr-fr"], "fr-fr"],
  ["fr", ["fr", "fr-be"], "fr"],
  ["es", ["es-419"], null],
])("%s of the voices %s is %s", (language, voices, voice) => {
  expect(voiceOf(language, new Set(voices))).toBe(voice);
});

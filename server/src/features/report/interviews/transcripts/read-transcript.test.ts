import { describe, expect, test } from "vitest";
import { germanTranscript, meetingTranscript, timedTranscript } from "../three-transcripts.fixture.ts";
import { readTranscript } from "./read-transcript.ts";

const read = (text: string, also: string[] = []) => readTranscript(text, also);
const turns = (text: string) => read(text).lines.map(({ time, speaker, text: said }) => [time, speaker, said]);

describe("who speaks, and when", () => {
  test("is read from times and letters", () => {
    const { lines, replaced } = read(timedTranscript);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toEqual({
      time: "12:40",
      speaker: "Q",
      isQuestion: true,
      text: "Walk me through the last time something ran out.",
    });
    expect(lines[1]).toMatchObject({ time: "12:52", speaker: "P8", isQuestion: false });
    expect(replaced).toEqual({ names: 0, mails: 0, phones: 0, addresses: 0, others: 0 });
  });

  test("is read from names above what was said; who asks most is the one who asks", () => {
    expect(read(meetingTranscript).lines.map(({ time, speaker }) => `${time} ${speaker}`)).toEqual([
      "0:03 Q",
      "0:12 P",
      "0:41 Q",
      "0:45 P",
      "1:20 Q",
      "1:26 P",
    ]);
    expect(read(meetingTranscript).lines[1]?.text).toMatch(/missing\. We do not count them any more\.$/);
  });

  test("is read from labels before a colon, of a text without paragraphs too", () => {
    const { lines } = read(germanTranscript);
    expect(lines.map(({ speaker }) => speaker)).toEqual(["Q", "P", "Q", "P", "Q", "P", "Q", "P"]);
  });

  test("is read from subtitles", () => {
    expect(
      turns(
        "WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\n<v Ann Lee>What broke?\n\n2\n00:00:05.000 --> 00:00:09.000\n<v Bo Day>The pump. See note: none.",
      ),
    ).toEqual([
      ["00:00:01", "Q", "What broke?"],
      ["00:00:05", "P", "The pump. See note: none."],
    ]);
  });

  test("is read from a text whose lines were joined on the way", () => {
    const joined = "Q: What broke? P: The pump. It leaks. Q: And then? P: We called.";
    expect(turns(joined).map(([, speaker, said]) => `${speaker} ${said}`)).toEqual([
      "Q What broke?",
      "P The pump. It leaks.",
      "Q And then?",
      "P We called.",
    ]);
    expect(turns(timedTranscript.replaceAll(/\s+/g, " "))).toEqual(turns(timedTranscript));
    expect(turns("We saw it. Note: it leaks.")).toHaveLength(1);
  });

  test("is not known of a text that does not say it: its paragraphs are the lines", () => {
    expect(turns("We order on Mondays,\nall of it at once.\n\nOne thing: it never fits.")).toEqual([
      ["", "", "We order on Mondays, all of it at once."],
      ["", "", "One thing: it never fits."],
    ]);
    expect(turns("We order on Mondays.\nIt never fits.")).toHaveLength(2);
  });

  test("what nobody breaks up is broken at the ends of sentences", () => {
    const { lines } = read("This is a sentence of seven words. ".repeat(200));
    expect(lines.length).toBeGreaterThan(5);
    for (const { text } of lines) expect(text).toMatch(/^This .* words\.$/);
  });
});

describe("what tells who somebody is", () => {
  test("is replaced: names of speakers and of others, a mail address, a phone number, a street", () => {
    const { lines, replaced } = read(meetingTranscript);
    const text = lines.map((line) => line.text).join("\n");
    expect(text).not.toMatch(/Pemberton|George|Anna|Kowalski|Lydia|@|7946|Baker/);
    expect(text).toContain("Mr. [name 1]");
    expect(text).toContain("reach me at [mail 1] or [phone 1], or come to [address 1].");
    expect(text).toContain("About 340 dollars a month");
    expect(replaced).toMatchObject({ names: 2, mails: 1, phones: 1, addresses: 1, others: 0 });
  });

  test("is replaced in German, and amounts, times and nouns stay", () => {
    const { lines, replaced } = read(germanTranscript);
    const text = lines.map((line) => line.text).join("\n");
    expect(text).not.toMatch(/Öztürk|Brandt|0151|Linden/);
    expect(text).toContain("Mein Chef, Herr [name 1], sagt");
    expect(text).toContain("40 Minuten hin");
    expect(text).toContain("Mehr als 200 Euro im Monat");
    expect(replaced).toEqual({ names: 1, mails: 0, phones: 1, addresses: 1, others: 0 });
  });

  test("is replaced inside of a sentence, and a person keeps one number whatever stands of the name", () => {
    const { lines, replaced } = read(
      "Q: Who knows?\nP: Call Anna Berg at noon. Anna knows, and Berg signs. Annas Liste liegt da.\nQ: And?\nP: Thomas Berg left.",
    );
    expect(lines.map(({ text }) => text)).toEqual([
      "Who knows?",
      "Call [name 1] at noon. [name 1] knows, and [name 1] signs. [name 1] Liste liegt da.",
      "And?",
      "[name 2] left.",
    ]);
    expect(replaced.names).toBe(2);
  });

  test("is replaced where a person names it, whatever its case", () => {
    const { lines, replaced } = read("Lydia signed. LYDIA's towels, and Northgate's.", ["Lydia", "northgate"]);
    expect(lines[0]?.text).toBe("[removed 1] signed. [removed 1]'s towels, and [removed 2]'s.");
    expect(replaced.others).toBe(2);
  });

  test.each([
    "It cost 1.250.000 euros in 2024, 12,500 a month, 98.5% of it on 2024-05-17.",
    "We work from 08:30 to 17:00 in 4 buildings with 1 200 people.",
    "The Facility Manager said so. Will it rain in May? Rose bushes and the March delivery.",
    "Der Weg 3 ist weit. Am Montag 3 Kisten, im März 12. Ein Platz 4 fehlt.",
    "Frau ist ein Wort, und Herr über 3 Häuser bin ich.",
  ])("is none of this: %s", (text) => {
    expect(read(text).lines[0]?.text).toBe(text);
  });
});

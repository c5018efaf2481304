import { describe, expect, test } from "vitest";
import { editAsked } from "#test-support/model-server/editing/edit-inputs.ts";
import type { OutlineThing } from "../../../../report/exports/report-outline.ts";
import { draftEdits } from "../draft.ts";
import type { EditReportInput } from "../edit-input.ts";
import { readCommand } from "./read-command.ts";

const text = (field: string, label: string, value = "Soap by weight. And boxes. And lids.") =>
  ({ field, label, value, edit: { kind: "text", max: 900 }, isPersonal: false }) as OutlineThing["fields"][number];
const number = (field: string, label: string, value: number) =>
  ({
    ...{ field, label, value, isPersonal: false },
    edit: { kind: "number", min: 0, max: 9_000, isInteger: false },
  }) as unknown as OutlineThing["fields"][number];
const thing = (handle: string, fields: OutlineThing["fields"], more: Partial<OutlineThing> = {}): OutlineThing => ({
  ...{ handle, section: "overview", name: "Overview", told: "Overview", list: null, within: null },
  ...{ position: 0, count: 1, fields, mayGo: false, isPersonal: false },
  ...more,
});
const kiosk = (handle: string, name: string, position: number) =>
  thing(handle, [], { name: `“${name}”`, told: name, list: "Kiosks", position, count: 4, mayGo: true });
const things = [
  thing("o0", [text("overview.valueProposition", "Value proposition"), number("pricing.price", "Price", 90)]),
  kiosk("k1", "Harbour kiosk", 0),
  kiosk("k2", "Station kiosk", 1),
  kiosk("k3", "Market kiosk", 2),
  kiosk("k4", "Airport kiosk", 3),
];
const read = (message: string, more: Partial<EditReportInput> = {}) =>
  readCommand(editAsked([], message, { things, ...more }));
const lines = (said: string) =>
  said
    .split(/[\n|]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
const misread = (said: string, command: object) =>
  lines(said).flatMap((message) => {
    const found = read(message);
    return found &&
      Object.entries(command).every(([name, value]) => JSON.stringify(found[name as "kind"]) === JSON.stringify(value))
      ? []
      : [{ message, found }];
  });
const price = { handle: "o0", field: "pricing.price" };
const market = { handle: "k3", field: null };

test.each<[string, string, object]>([
  [
    "an update",
    `Update what is outdated | Refresh the stale sections | Renew the old parts | Rewrite all outdated sections | Aktualisiere alles Veraltete | Erneuere bitte alles Veraltete | What is outdated, update it
     Everything outdated should be aktualisiert | Alles Veraltete bitte aktualisieren | Veraltetes bitte update`,
    { kind: "update" },
  ],
  [
    "a new name",
    `Rename Soap to Lye | Rename “Soap” into “Lye” | Rename Soap to Lye everywhere | Replace Soap with Lye everywhere | Replace Soap by Lye throughout | Replace Soap with Lye throughout the report
     Change Soap into Lye throughout the whole report | Change Soap to Lye in the report | Change Soap to Lye in the whole report. | Replace “Soap” with “Lye” | Replace "Soap" by "Lye"! | Benenne Soap in Lye um
     Benenn „Soap“ überall zu „Lye“ um | Benenne Soap in Lye überall um | Ersetze Soap durch Lye | Ersetz überall Soap durch Lye | Ersetze »Soap« überall durch »Lye« | Ersetze Soap durch Lye überall.`,
    { kind: "rename", from: "Soap", to: "Lye" },
  ],
  [
    "a number",
    `Set the price to 39 | Change the price to 39 | Put the price at 39 | Raise the price to 39 | Lower the price to 39 | Make the price = 39 | Set price to $39. | The price should be 39 | The price must be 39 | The price is now 39 dollars
     Setze den Preis auf 39 | Setz den Preis auf 39 € | Ändere den Preis in 39 | Änder den Preis zu 39 | Erhöhe den Preis auf 39 | Erhöh den Preis auf 39 | Senke den Preis auf 39 | Stelle den Preis auf 39
     Der Preis soll 39 sein | Der Preis muss 39 sein.`,
    { kind: "set", target: price, value: "39" },
  ],
  [
    "a shorter text",
    `Shorten the value proposition | A shorter value proposition, please | Condense the value proposition | Trim the value proposition | Tighten the value proposition | Kürze das Wertversprechen | Bitte das Wertversprechen kürzen
     Mach das Wertversprechen kürzer | Ein kürzeres Wertversprechen bitte | Straffe das Wertversprechen | Das Nutzenversprechen bitte straffen`,
    { kind: "shorten", target: { handle: "o0", field: "overview.valueProposition" } },
  ],
  [
    "a thing gone",
    `Remove the market kiosk | Delete the market kiosk | Drop the market kiosk | Take out the market kiosk | Cut out the market kiosk | Entferne „Market kiosk“ | „Market kiosk“ bitte entfernen | Lösche „Market kiosk“
     „Market kiosk“ löschen | Streiche „Market kiosk“ | „Market kiosk“ streichen`,
    { kind: "remove", target: market },
  ],
  [
    "a thing at the beginning",
    `Move the market kiosk to the top | Put the market kiosk to the front | Place the market kiosk first | Move the market kiosk to the beginning | Move the market kiosk to the start | Move the market kiosk to first place
     Move the market kiosk to the first position | Verschiebe „Market kiosk“ an den Anfang | „Market kiosk“ nach ganz oben verschieben | Setze „Market kiosk“ an die erste Stelle | Rücke „Market kiosk“ an die 1. Stelle
     Rücke „Market kiosk“ ganz nach oben`,
    { kind: "move", target: market, position: 1 },
  ],
  [
    "a thing at the end",
    `Move the market kiosk to the end | Move the market kiosk to the bottom | Move the market kiosk to the back | Place the market kiosk last | Setze „Market kiosk“ ans Ende | Setze „Market kiosk“ an das Ende
     Verschiebe „Market kiosk“ nach ganz unten | Verschiebe „Market kiosk“ ganz nach unten | Move the market kiosk down | Move the market kiosk lower | Rücke „Market kiosk“ nach unten`,
    { kind: "move", target: market, position: 4 },
  ],
  [
    "a thing at the second place",
    `Move the market kiosk up | Move the market kiosk higher | Rücke „Market kiosk“ nach oben | Move the market kiosk to position 2 | Put the market kiosk at place 2 | Place the market kiosk as number 2
     Setze „Market kiosk“ auf Platz 2 | Setze „Market kiosk“ an Stelle 2 | Setze „Market kiosk“ auf Nummer 2`,
    { kind: "move", target: market, position: 2 },
  ],
])("%s is asked for in many words", (_, said, command) => {
  expect(misread(said, command)).toEqual([]);
});

test.each([
  ["What is this", "Kürze, was das ist: „Was ist das“"],
  ["Value proposition", "Kürze das Nutzenversprechen"],
  ["Problem statement", "Kürze die Problemstellung"],
  ["Should we do this", "Kürze die Empfehlung"],
  ["Reasoning", "Kürze die Begründung"],
  ["Statement", "Kürze die Aussage"],
  ["Description", "Kürze die Beschreibung"],
  ["Summary", "Kürze die Zusammenfassung"],
  ["Impact", "Kürze die Auswirkung"],
  ["Explanation", "Kürze die Erklärung"],
  ["Title", "Kürze den Titel"],
  ["Unit", "Kürze die Einheit"],
])("%s is named in German, too: %s", (label, message) => {
  const fields = [text("own", label), text("other", "Another")];
  expect(read(message, { things: [thing("x0", fields)] })?.target).toEqual({ handle: "x0", field: "own" });
});

test.each([
  ["Price", "Setze den Preis auf 4"],
  ["Number", "Setze die Zahl auf 4"],
  ["Number", "Setze den Wert auf 4"],
  ["Importance", "Setze die Wichtigkeit auf 4"],
  ["Certainty", "Setze die Gewissheit auf 4"],
])("the number %s is named in German, too: %s", (label, message) => {
  const fields = [number("own", label, 3), number("other", "Another", 3)];
  expect(read(message, { things: [thing("x0", fields)] })).toMatchObject({ kind: "set", target: { field: "own" } });
});

describe("the drafter answers in the language of the message", () => {
  const drafted = (message: string, more: Partial<EditReportInput> = {}) => {
    const { reply, edits } = draftEdits(editAsked([], message, { things, ...more }));
    return [reply, ...edits.map(({ title, quote, asked, basis }) => [title, quote, asked, basis].join(" · "))];
  };
  const of = (title: string, message: string) => [title, message, message, "words"].join(" · ");
  const short = { things: [thing("o0", [text("overview.valueProposition", "Value proposition", "Soap.")])] };

  test.each([
    ["Set the price to 39", "I would set Price as you said.", "Set Price"],
    [
      "Shorten the value proposition",
      "I would keep the first part of Value proposition and leave out the rest.",
      "Shorten Value proposition",
    ],
    ["Remove the market kiosk", "I would remove “Market kiosk”.", "Remove “Market kiosk”"],
    ["Move the market kiosk up", "I would move “Market kiosk” as you said.", "Move “Market kiosk”"],
    ["Rename “Soap” to “Lye” everywhere", "I would write “Lye” wherever a text says “Soap”.", "“Soap” becomes “Lye”"],
    ["Setze bitte den Preis auf 39", "Ich würde Price so setzen, wie Sie es sagen.", "Price setzen"],
    [
      "Kürze bitte das Wertversprechen für uns",
      "Ich würde den ersten Teil von Value proposition behalten und den Rest weglassen.",
      "Value proposition kürzen",
    ],
    ["Entferne bitte auch „Market kiosk“ und das", "Ich würde “Market kiosk” entfernen.", "“Market kiosk” entfernen"],
    [
      "Verschiebe das hier bitte nach oben und nicht nach unten: „Market kiosk“",
      "Ich würde “Market kiosk” verschieben, wie Sie es sagen.",
      "“Market kiosk” verschieben",
    ],
    [
      "Das ist nicht gut, ersetze überall „Soap“ durch „Lye“",
      "Ich würde überall „Lye“ schreiben, wo ein Text „Soap“ sagt.",
      "„Soap“ wird „Lye“",
    ],
  ])("%s", (message, reply, title) => {
    expect(drafted(message)).toEqual([reply, of(title, message)]);
  });

  const unable =
    "Without a model I can do this: shorten a text, remove or move a thing, set a number, write another name throughout, and update what is outdated. Name the thing as it stands in the report, such as “shorten the value proposition” or “remove and its name”. For anything else, connect a model, or change the text by hand: click on it in the report.";
  const ohne =
    "Ohne ein Modell kann ich das: einen Text kürzen, etwas entfernen oder verschieben, eine Zahl setzen, einen Namen überall ändern und Veraltetes aktualisieren. Nennen Sie es so, wie es im Bericht steht, etwa „kürze das Wertversprechen“ oder „entferne“ und den Namen. Für alles andere verbinden Sie ein Modell, oder ändern Sie den Text von Hand: Klicken Sie ihn im Bericht an.";
  test.each<[string, string, Partial<EditReportInput>]>([
    ["Make it nicer", unable, {}],
    ["Mach das bitte schöner und nicht länger", ohne, {}],
    [
      "Shorten the value proposition",
      "Value proposition cannot be made shorter without a model: it is one short sentence.",
      short,
    ],
    [
      "Kürze bitte das Wertversprechen für uns",
      "Value proposition lässt sich ohne ein Modell nicht kürzen: Es ist ein kurzer Satz.",
      short,
    ],
    ["Update what is outdated", "Nothing of this report is outdated.", {}],
    ["Aktualisiere bitte alles, was veraltet ist", "Nichts in diesem Bericht ist veraltet.", {}],
    [
      "Update what is outdated",
      "Outdated: Overview, Trends. Update them, and they are written anew from what stands now.",
      { outdated: ["Overview", "Trends"] },
    ],
    [
      "Aktualisiere bitte alles, was veraltet ist",
      "Veraltet: Overview, Trends. Aktualisieren Sie sie, dann werden sie aus dem neu geschrieben, was jetzt da steht.",
      { outdated: ["Overview", "Trends"] },
    ],
  ])("and proposes nothing: %s", (message, reply, more) => {
    expect(drafted(message, more)).toEqual([reply]);
  });

  test("a field of a thing is told with the thing", () => {
    const held = [thing("k9", [text("note", "Note")], { name: "“Quay”", told: "Quay", list: "Kiosks", mayGo: true })];
    expect(drafted("Shorten the note of the quay", { things: held })).toEqual([
      "I would keep the first part of Note · “Quay” and leave out the rest.",
      of("Shorten Note · “Quay”", "Shorten the note of the quay"),
    ]);
  });
});

/** What the offline drafter says, in English and German. */
export const commandWords = {
  en: {
    set: (name: string) => ({ title: `Set ${name}`, reply: `I would set ${name} as you said.` }),
    shorten: (name: string) => ({
      title: `Shorten ${name}`,
      reply: `I would keep the first part of ${name} and leave out the rest.`,
    }),
    remove: (name: string) => ({ title: `Remove ${name}`, reply: `I would remove ${name}.` }),
    move: (name: string) => ({ title: `Move ${name}`, reply: `I would move ${name} as you said.` }),
    rename: (from: string, to: string) => ({
      title: `“${from}” becomes “${to}”`,
      reply: `I would write “${to}” wherever a text says “${from}”.`,
    }),
    update: (names: string) => `Outdated: ${names}. Update them, and they are written anew from what stands now.`,
    current: "Nothing of this report is outdated.",
    noShorter: (name: string) => `${name} cannot be made shorter without a model: it is one short sentence.`,
    unable:
      "Without a model I can do this: shorten a text, remove or move a thing, set a number, write another name throughout, and update what is outdated. Name the thing as it stands in the report, such as “shorten the value proposition” or “remove and its name”. For anything else, connect a model, or change the text by hand: click on it in the report.",
  },
  de: {
    set: (name: string) => ({ title: `${name} setzen`, reply: `Ich würde ${name} so setzen, wie Sie es sagen.` }),
    shorten: (name: string) => ({
      title: `${name} kürzen`,
      reply: `Ich würde den ersten Teil von ${name} behalten und den Rest weglassen.`,
    }),
    remove: (name: string) => ({ title: `${name} entfernen`, reply: `Ich würde ${name} entfernen.` }),
    move: (name: string) => ({
      title: `${name} verschieben`,
      reply: `Ich würde ${name} verschieben, wie Sie es sagen.`,
    }),
    rename: (from: string, to: string) => ({
      title: `„${from}“ wird „${to}“`,
      reply: `Ich würde überall „${to}“ schreiben, wo ein Text „${from}“ sagt.`,
    }),
    update: (names: string) =>
      `Veraltet: ${names}. Aktualisieren Sie sie, dann werden sie aus dem neu geschrieben, was jetzt da steht.`,
    current: "Nichts in diesem Bericht ist veraltet.",
    noShorter: (name: string) => `${name} lässt sich ohne ein Modell nicht kürzen: Es ist ein kurzer Satz.`,
    unable:
      "Ohne ein Modell kann ich das: einen Text kürzen, etwas entfernen oder verschieben, eine Zahl setzen, einen Namen überall ändern und Veraltetes aktualisieren. Nennen Sie es so, wie es im Bericht steht, etwa „kürze das Wertversprechen“ oder „entferne“ und den Namen. Für alles andere verbinden Sie ein Modell, oder ändern Sie den Text von Hand: Klicken Sie ihn im Bericht an.",
  },
} as const;

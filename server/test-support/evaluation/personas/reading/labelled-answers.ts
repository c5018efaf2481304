import { laterEnglish, laterGerman, longerEnglish, longerGerman } from "./longer-answers.ts";
import type { StanceSaid } from "./stance-said.ts";

/** An answer of a persona with what a reader takes it for. */
export interface LabelledAnswer {
  language: "en" | "de";
  label: StanceSaid;
  text: string;
  /** Kept apart while the rule was written: what the rule is worth is told from these. */
  isKept: boolean;
}

const labels: Readonly<Record<string, StanceSaid>> = { "+": "agrees", "-": "refuses", "?": "open" };

type Keeping = "every second" | "all" | "none";

function answersOf(language: LabelledAnswer["language"], lines: string, keeping: Keeping): LabelledAnswer[] {
  return lines
    .trim()
    .split("\n")
    .map((line, index) => {
      const label = labels[line.slice(0, 1)];
      if (!label) throw new Error(`an answer lacks its label: ${line}`);
      return {
        language,
        label,
        text: line.slice(2),
        isKept: keeping === "all" || (keeping === "every second" && index % 2 === 1),
      };
    });
}

const english = `
+ Yes, I would take it. Deliveries at six would leave the lift free.
+ I would try it for a month. Nothing else has helped so far.
- No. I say no to anything that needs an app.
- I would not take it. My landlord decides, and he has refused such things before.
? I do not know. I would have to ask the office manager first.
? That depends on what it does to my mornings.
+ At that price, sure. It is less than what I pay for supermarket runs.
+ Count me in, this is exactly what my crew needs.
- That is far too expensive for me. At most $18 per month is what I can pay.
- Thanks, but this does nothing about my empty dispensers.
? I cannot say what I would do with it.
? Maybe. I would want to see it in the building before I decide.
+ I'd buy it. The notebook costs me more in unsold loaves.
+ It sounds good, and it is within what I can spend, so I would go for it.
- I wouldn't touch that. Mixing those two makes people ill.
- My answer stays the same: not at that price.
? I could not tell you, the brother I decide with is away.
? If the cooperative agrees, I might. Without it I can do nothing.
+ Fine, let us do it. Start on Monday.
+ I would sign for that, since it ends each month.
- It is against the law, and I want no part in it.
- What would I do with a calendar I can't write in? It is useless to me.
? Hm. Hard to say. How would the pumps get back?
? I am not sure that it helps on rainy days.
+ I will order one for the stall.
+ Okay, $60 works for me.
- I will stay with the cab radio. It works, and leaving it would cost me the cooperative.
- This is not for me.
? There is something to it, but my father and I would need to talk.
? I would only do it if nobody else reads the figures; I can't tell whether that is so.
+ You have convinced me, I will take it.
+ Gladly. Retraining two crews is worth that to me.
- I don't need it. Peonies wilt whatever song is played.
- I have to decline. Patients would be put at risk.
? What exactly is in the bag?
? Who would pay for the second key?
+ It is a great idea, I love it.
+ You're right, it is a fantastic idea.
- I don't love it, and I don't see what it is good for.
- I would rather keep the paper, so no.
? My pain is the goods lift. I use contractor deliveries for $340 a month.
? I decide with the matron.
+ No problem, I would pay 55.
+ I could stretch my budget to $40 for that.
- Nice boxes, but the lift is blocked all the same, so I'd pass.
- I would not pay $80 for this, not even once.
? I have never heard of such a thing.
? It may be worth a thought. I can't promise anything.
+ Yes, though I would not want to retrain the night porters for it.
+ I did not want another tool, but this one I would use.
- Yes, it looks nice. I still would not pay for it.
- I hear that others are glad. It does not change my limit.
? Ask me again after the summer.
? I want to refill the kitchens before breakfast.
+ That would help me a lot, so I would give it a try.
+ Deal.
- Never. Forged stickers could cost a life.
- Nothing about this solves my fences.
? I can't judge that.
? I would have to look at the contract first.
+ Sure, sign me up.
+ Where do I sign?
- Out of the question.
- I'm not interested in brass.
? Perhaps for the winter, but I cannot say today.
? My sister and I look at such things together.
+ I agree with you, it pays for itself.
+ For twelve dollars I would have it on my ward tomorrow.
- I see no use in it.
- It costs more than I earn. No chance.`;

const german = `
+ Ja, das würde ich nehmen. Eine Liste um halb acht hilft mir.
+ Ich würde es einen Monat lang ausprobieren.
- Nein. Mit Nüssen für alle bringe ich Kinder in Gefahr.
- Das nehme ich nicht. Die Schulleitung würde es nie erlauben.
? Das weiß ich nicht, das müsste ich mit der Schulleitung besprechen.
? Kommt darauf an, wer am Telefon ist.
+ Für 25 $ bestelle ich eine Platte.
+ Gerne, dafür zahle ich die 14 $.
- Das ist mir viel zu teuer. Höchstens 60 $ sind drin.
- Ein Zollstock ohne Striche nützt mir nichts.
? Das kann ich nicht sagen.
? Vielleicht. Ich müsste es erst in der Werkstatt sehen.
+ Klingt gut, das mache ich.
+ Einverstanden, fangen wir im Herbst an.
- Kommt für mich nicht in Frage.
- Dreißig Stunden am Steuer sind verboten und gefährlich.
? Wer bringt die Hefe am Wochenende?
? Ich entscheide so etwas mit meinem Vater.
+ Sie haben recht, das ist eine großartige Idee.
+ Abgemacht, ich unterschreibe heute.
- Ich würde das nicht kaufen, weil ich keine Abonnements will.
- Danke, ich bleibe bei meinen Zeichnungen mit Bleistift.
? Da bin ich mir nicht sicher.
? Wenn der Vorstand zustimmt, vielleicht; allein kann ich nichts zusagen.
+ Das würde ich zahlen.
+ Ich wollte nie einen Fühler am Tank, aber diesen würde ich nehmen.
- Das hilft mir nicht gegen die Leerfahrten.
- Schöne Idee, trotzdem zahle ich dafür nichts.
? Dazu habe ich keine Meinung.
? Falsche Maße verderben mir teure Bretter.
+ Ja, gern, wenn ich die Leiste auch einzeln bekomme, nehme ich sie.
+ Das passt für mich.
- Ich lehne das ab.
- Davon halte ich nichts.
? Schwer zu sagen.
? Ich nutze heute den Taxifunk für 110 $ im Monat.
+ Bin dabei.
+ Ich würde dafür auch 90 $ ausgeben.
- 9500 $ für einen Braumeister am Tank sind Unsinn.
- Daran ändert sich nichts: mehr als 19 $ zahle ich nicht.`;

/** Answers of our own, labelled by hand before the rule read them; half of them were kept apart from it. */
export const labelledAnswers: readonly LabelledAnswer[] = [
  ...answersOf("en", english, "every second"),
  ...answersOf("de", german, "every second"),
  ...answersOf("en", longerEnglish, "none"),
  ...answersOf("de", longerGerman, "none"),
  ...answersOf("en", laterEnglish, "all"),
  ...answersOf("de", laterGerman, "all"),
];

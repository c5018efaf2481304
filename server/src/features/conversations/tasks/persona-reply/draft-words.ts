/** What a draft says beside the words of the profile. */
export interface DraftWords {
  unknown: string;
  role: string;
  insult: string;
  notTold: string;
  tooMuch: string;
  withinLimit: string;
  noPrice: string;
  /** Before a fact, by its field or its kind. */
  openings: Readonly<Record<string, string>>;
}

export const draftWords: Readonly<Record<"en" | "de", DraftWords>> = {
  en: {
    unknown: "I do not know.",
    role: "I only talk about my own work here.",
    insult: "Let us stay with the matter.",
    notTold: "I will not be told what to think.",
    tooMuch: "I would not pay that.",
    withinLimit: "That alone would not put me off; what I get for it decides.",
    noPrice: "I cannot say what I would pay.",
    openings: {
      "stance.usesToday": "What I use today: ",
      "stance.switchingCosts": "What a change would cost me: ",
      "stance.priceLimit": "My limit: ",
      "stance.decidesWith": "Who decides with me: ",
      "stance.saysNoTo": "What I say no to: ",
      occupation: "My work: ",
      income: "My income: ",
      geoLocation: "Where I am: ",
      ageRange: "My age: ",
      familySize: "My family: ",
      educationLevel: "My education: ",
      segment: "People like me: ",
      job: "What I want to get done: ",
      pain: "What troubles me: ",
      alternative: "What there is for me today: ",
      journeyStep: "How it goes with me: ",
      signal: "What I have heard of others: ",
    },
  },
  de: {
    unknown: "Das weiß ich nicht.",
    role: "Ich spreche hier nur über meine eigene Arbeit.",
    insult: "Bleiben wir bei der Sache.",
    notTold: "Was ich denken soll, lasse ich mir nicht vorsagen.",
    tooMuch: "Das würde ich nicht zahlen.",
    withinLimit: "Daran allein würde es nicht scheitern; es kommt darauf an, was ich dafür bekomme.",
    noPrice: "Was ich zahlen würde, kann ich nicht sagen.",
    openings: {
      "stance.usesToday": "Was ich heute habe: ",
      "stance.switchingCosts": "Was mich ein Wechsel kosten würde: ",
      "stance.priceLimit": "Mein Limit: ",
      "stance.decidesWith": "Wer mit mir entscheidet: ",
      "stance.saysNoTo": "Wozu ich nein sage: ",
      occupation: "Meine Arbeit: ",
      income: "Mein Einkommen: ",
      geoLocation: "Wo ich bin: ",
      ageRange: "Mein Alter: ",
      familySize: "Meine Familie: ",
      educationLevel: "Meine Ausbildung: ",
      segment: "Leute wie ich: ",
      job: "Was ich erledigt haben will: ",
      pain: "Was mir Mühe macht: ",
      alternative: "Was es für mich heute gibt: ",
      journeyStep: "So läuft es bei mir: ",
      signal: "Was ich von anderen weiß: ",
    },
  },
};

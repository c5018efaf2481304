import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

export const opening: Wordings = {
  en: [
    "Walk me through yesterday: what took up your time?",
    "What does a usual week look like for you?",
    "Tell me about your work: what are you measured by?",
  ],
  de: [
    "Erzählen Sie mir von gestern: Womit haben Sie Ihre Zeit verbracht?",
    "Wie sieht eine gewöhnliche Woche bei Ihnen aus?",
    "Erzählen Sie mir von Ihrer Arbeit: Woran werden Sie gemessen?",
  ],
  es: [
    "Cuénteme su día de ayer: ¿en qué se le fue el tiempo?",
    "¿Cómo es para usted una semana normal?",
    "Hábleme de su trabajo: ¿por qué le juzgan?",
  ],
  ja: ["昨日の一日を順に教えてください。", "ふだんの一週間はどのように過ぎますか。", "お仕事は何で評価されますか。"],
};

/** Names the subject of an assumption, and nothing of what is assumed. */
export const about: Wordings = {
  en: [
    "Walk me through the last time you had to do with this: {topic}.",
    "What happened the last time this was on your desk: {topic}?",
    "How do you deal with this today, step by step: {topic}?",
    "What have you tried here, and what became of it: {topic}?",
    "Who does what in your house when it is about this: {topic}?",
    "Which part of this took most of your time lately: {topic}?",
  ],
  de: [
    "Erzählen Sie mir vom letzten Mal, als Sie hiermit zu tun hatten: {topic}.",
    "Was ist passiert, als das zuletzt auf Ihrem Tisch lag: {topic}?",
    "Wie gehen Sie heute damit um, Schritt für Schritt: {topic}?",
    "Was haben Sie hier schon versucht, und was wurde daraus: {topic}?",
    "Wer macht bei Ihnen was, wenn es hierum geht: {topic}?",
    "Was davon hat zuletzt die meiste Zeit gekostet: {topic}?",
  ],
  es: [
    "Cuénteme la última vez que tuvo que ver con esto: {topic}.",
    "¿Qué pasó la última vez que esto llegó a su mesa: {topic}?",
    "¿Cómo lo resuelven hoy, paso a paso: {topic}?",
    "¿Qué han probado aquí y en qué quedó: {topic}?",
    "¿Quién hace qué cuando se trata de esto: {topic}?",
    "¿Qué parte de esto les llevó más tiempo últimamente: {topic}?",
  ],
  ja: [
    "最後にこれに関わったときのことを順に教えてください：{topic}。",
    "これが最後に問題になったとき、何が起きましたか：{topic}。",
    "いまはこれを、どのような手順で進めていますか：{topic}。",
    "これまでに何を試し、どうなりましたか：{topic}。",
    "これについて、社内では誰が何をしていますか：{topic}。",
    "これの中で、最近いちばん時間がかかったのはどこですか：{topic}。",
  ],
};

export const money: Wordings = {
  en: [
    "What did you last spend money on to make this easier, and who signed?",
    "What does this cost you in a usual month?",
  ],
  de: [
    "Wofür haben Sie zuletzt Geld ausgegeben, um sich das leichter zu machen, und wer hat unterschrieben?",
    "Was kostet Sie das in einem gewöhnlichen Monat?",
  ],
  es: [
    "¿En qué gastaron dinero por última vez para facilitarlo, y quién firmó?",
    "¿Cuánto les cuesta esto en un mes normal?",
  ],
  ja: [
    "これを楽にするために最後にお金を使ったのは何で、誰が承認しましたか。",
    "ふだんの月にはいくらかかっていますか。",
  ],
};

export const others: Wordings = {
  en: [
    "Who else has a say in this, and what did they say last time?",
    "Whom else should I talk to, and what will they tell me?",
  ],
  de: [
    "Wer redet dabei noch mit, und was hat diese Person zuletzt gesagt?",
    "Mit wem sollte ich noch sprechen, und was werde ich dort hören?",
  ],
  es: ["¿Quién más opina en esto y qué dijo la última vez?", "¿Con quién más debería hablar y qué me contará?"],
  ja: ["ほかに誰が意見を言い、前回は何と言いましたか。", "ほかに誰と話すべきで、その人は何と言うでしょうか。"],
};

export const openingFollowUps: Wordings = {
  en: ["Listen for what comes up by itself.", "Then: what went wrong?"],
  de: ["Achten Sie darauf, was von selbst zur Sprache kommt.", "Dann: Was ging schief?"],
  es: ["Escuche qué sale por sí solo.", "Luego: ¿qué salió mal?"],
  ja: ["自分から何を話し始めるかに注意してください。", "続けて：うまくいかなかったことは。"],
};

export const followUps: Wordings = {
  en: [
    "Then: who noticed, who decided, what did it cost?",
    "Then: and what did you do next?",
    "Listen for names of things they pay for.",
    "Then: how often was that this year?",
  ],
  de: [
    "Dann: Wer hat es bemerkt, wer hat entschieden, was hat es gekostet?",
    "Dann: Und was haben Sie danach getan?",
    "Achten Sie darauf, wofür heute bezahlt wird.",
    "Dann: Wie oft war das in diesem Jahr?",
  ],
  es: [
    "Luego: ¿quién lo notó, quién decidió, cuánto costó?",
    "Luego: ¿y qué hicieron después?",
    "Escuche por qué pagan hoy.",
    "Luego: ¿cuántas veces fue este año?",
  ],
  ja: [
    "続けて：誰が気づき、誰が決め、いくらかかったか。",
    "続けて：そのあと何をしたか。",
    "いま何にお金を払っているかに注意してください。",
    "続けて：今年は何回あったか。",
  ],
};

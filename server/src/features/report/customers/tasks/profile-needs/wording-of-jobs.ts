import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** What to ask about the day of a group. */
export const jobsOfDay: Wordings = {
  en: [
    "What must be finished before they can call the day done?",
    "Whom do they have to satisfy, and how do they notice that it worked?",
    "What do they check first when they begin?",
    "Which task did they put off last, and what happened then?",
    "When were they last proud of their work, and why?",
    "What are they blamed for when it is late?",
  ],
  de: [
    "Was muss fertig sein, bevor der Tag für sie zu Ende ist?",
    "Wen müssen sie zufriedenstellen, und woran merken sie, dass es gelungen ist?",
    "Welche Aufgabe haben sie zuletzt aufgeschoben, und was geschah dann?",
    "Wann waren sie zuletzt stolz auf ihre Arbeit, und warum?",
  ],
  es: [
    "¿Qué debe estar hecho antes de que den el día por terminado?",
    "¿A quién tienen que dejar contento y en qué notan que lo han logrado?",
    "¿Qué tarea aplazaron por última vez y qué pasó después?",
    "¿Cuándo se sintieron por última vez orgullosos de lo que hicieron y por qué?",
  ],
  ja: [
    "一日を終える前に、必ず済ませておくことは何ですか。",
    "誰を満足させる必要があり、うまくいったことを何で知りますか。",
    "最後に後回しにした仕事は何で、その後どうなりましたか。",
    "自分の仕事に最後に満足できたのはいつで、それはなぜですか。",
  ],
};

/** What to ask whoever says no about their work. */
export const jobsOfDoubter: Wordings = {
  en: [
    "What do they want to keep just as it is?",
    "Which of their tasks would change first?",
    "To whom do they answer if it fails?",
    "What did they last have to set up anew, and who helped?",
  ],
  de: [
    "Was wollen sie genau so behalten, wie es ist?",
    "Welche ihrer Aufgaben würde sich zuerst ändern?",
    "Wem stehen sie Rede und Antwort, wenn es misslingt?",
    "Was mussten sie zuletzt neu einrichten, und wer hat geholfen?",
  ],
  es: [
    "¿Qué quieren conservar tal como está?",
    "¿Cuál de sus tareas cambiaría primero?",
    "¿Ante quién responden si sale mal?",
    "¿Qué tuvieron que organizar de nuevo por última vez y quién les ayudó?",
  ],
  ja: [
    "今のまま残したいものは何ですか。",
    "最初に変わるのは、どの仕事ですか。",
    "失敗したとき、誰に説明しなければなりませんか。",
    "最後に一から整え直したことは何で、誰が手伝いましたか。",
  ],
};

/** What to ask about the work that a trouble, or a change, disturbs. */
export const jobsOfTrouble: Wordings = {
  en: [
    "What were they trying to get done when this last got in the way?",
    "What had to wait because of it the last time?",
    "Which part of the work do they do twice because of it?",
    "Whom did they call for help with it, and what for?",
    "What did they do by hand because nothing else was there?",
    "What did they promise somebody that it made harder to keep?",
  ],
  de: [
    "Was wollten sie erledigen, als ihnen das zuletzt dazwischenkam?",
    "Was musste deswegen beim letzten Mal warten?",
    "Wen haben sie dazu um Hilfe gebeten, und wobei?",
    "Was haben sie von Hand gemacht, weil nichts anderes da war?",
  ],
  es: [
    "¿Qué querían resolver cuando esto se interpuso por última vez?",
    "¿Qué tuvo que esperar por ello la última vez?",
    "¿A quién pidieron ayuda con esto y para qué?",
    "¿Qué hicieron por su cuenta porque no había otra cosa?",
  ],
  ja: [
    "前回これに妨げられたとき、何を終わらせようとしていましたか。",
    "そのせいで前回は何を待たせることになりましたか。",
    "これについて誰に助けを求め、何を頼みましたか。",
    "ほかに手段がなく、手作業で済ませたことは何ですか。",
  ],
};

/** What to ask about the work that a promise is to make easier. */
export const jobsOfPromise: Wordings = {
  en: [
    "Which task of theirs would this shorten, and when did they last do it?",
    "What did they want instead the last time they chose something?",
    "What would they have to do differently for it?",
    "Who would be glad of it besides them, and how do you know?",
    "How do they tell today whether that part of the work went well?",
    "Which other task matters more to them than this?",
  ],
  de: [
    "Welche ihrer Aufgaben würde das verkürzen, und wann fiel sie zuletzt an?",
    "Worauf kam es ihnen an, als sie zuletzt etwas ausgesucht haben?",
    "Was müssten sie dafür anders machen?",
    "Wer außer ihnen wäre froh darüber, und woher wissen Sie das?",
  ],
  es: [
    "¿Qué tarea suya acortaría esto y cuándo la hicieron por última vez?",
    "¿Qué les importó la última vez que eligieron algo?",
    "¿Qué tendrían que hacer de otra manera?",
    "¿A quién más le vendría bien y cómo se sabe?",
  ],
  ja: [
    "どの作業が短くなり、その作業を最後にしたのはいつですか。",
    "前回何かを選んだとき、何を重視しましたか。",
    "そのために何を変えなければなりませんか。",
    "本人のほかに誰が喜び、それはどうしてわかりますか。",
  ],
};

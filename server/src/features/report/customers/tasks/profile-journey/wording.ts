import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** What to ask about the beginning. */
export const triggers: Wordings = {
  en: [
    "What happened right before they noticed?",
    "On which day did it begin, and who was there?",
    "How do they find out that it is time to act?",
    "What set it off the last time: a date, a person or a mishap?",
    "Who is the first to speak of it?",
    "What were they busy with when it came up?",
  ],
  de: [
    "Was geschah, kurz bevor sie es bemerkten?",
    "An welchem Tag fing es an, und wer war dabei?",
    "Wodurch erfahren sie, dass sie handeln müssen?",
    "Was war zuletzt der Anlass: ein Termin, ein Mensch oder ein Missgeschick?",
  ],
  es: [
    "¿Qué pasó justo antes de que se dieran cuenta?",
    "¿Qué día empezó y quién estaba allí?",
    "¿Cómo se enteran de que hay que actuar?",
    "¿Qué lo desencadenó la última vez: una fecha, una persona o un percance?",
  ],
  ja: [
    "気づく直前に何がありましたか。",
    "始まったのはどの日で、誰がいましたか。",
    "動くべき時だと、何で知りますか。",
    "前回のきっかけは、日付、人、出来事のどれでしたか。",
  ],
};

/** What to ask about their first moves. */
export const firstMoves: Wordings = {
  en: [
    "What did they reach for first?",
    "Whom did they ask, and what was the answer?",
    "Which step took longest the last time?",
    "What did they try before they settled for something?",
    "What did they want to have done by the evening?",
    "Who had to agree before they could begin?",
  ],
  de: [
    "Wonach haben sie zuerst gegriffen?",
    "Wen haben sie gefragt, und wie war die Antwort?",
    "Welcher Schritt hat beim letzten Mal am längsten gedauert?",
    "Was haben sie versucht, bevor sie sich mit etwas begnügten?",
  ],
  es: [
    "¿A qué recurrieron primero?",
    "¿A quién preguntaron y qué les respondió?",
    "¿Qué paso llevó más tiempo la última vez?",
    "¿Qué probaron antes de conformarse con algo?",
  ],
  ja: [
    "最初に手を伸ばしたものは何ですか。",
    "誰に尋ね、どんな答えが返ってきましたか。",
    "前回、最も時間がかかった手順はどれですか。",
    "落ち着くまでに、ほかに何を試しましたか。",
  ],
};

/** What to ask about the moment in which the concept could have helped. */
export const moments: Wordings = {
  en: [
    "Where were they when this would have helped the last time?",
    "When did they last look for something like it, and where?",
    "Who could have offered it to them in time?",
    "What kept them from trying something like it that day?",
    "What did they turn to instead at that moment?",
    "What did they have in hand just then: a phone, a list, a key?",
  ],
  de: [
    "Wo waren sie, als das zuletzt geholfen hätte?",
    "Wann haben sie zuletzt so etwas gesucht, und wo?",
    "Wer hätte es ihnen rechtzeitig anbieten können?",
    "Was hat sie an dem Tag davon abgehalten, so etwas zu versuchen?",
  ],
  es: [
    "¿Dónde estaban cuando esto les habría ayudado la última vez?",
    "¿Cuándo buscaron por última vez algo así y dónde?",
    "¿Quién se lo podría haber ofrecido a tiempo?",
    "¿Qué les impidió probar algo así ese día?",
  ],
  ja: [
    "前回これが役立ったはずのとき、どこにいましたか。",
    "このようなものを最後に探したのはいつ、どこでですか。",
    "間に合うように勧められたのは誰でしたか。",
    "その日、こうしたものを試さなかったのはなぜですか。",
  ],
};

/** How to learn where the chance lies. */
export const chance: Wordings = {
  en: [
    "Where to step in is a guess until one of them has told a whole case.",
    "The chance is at the step they describe with a sigh; ask for the case hour by hour.",
    "These steps are questions so far; put them in order with the first people you meet.",
    "When an offer comes too late is not said yet; ask after which step they stop looking.",
    "Which step matters is open; ask which one they would skip.",
    "Only a told case shows the right moment; ask for the most recent one first.",
  ],
  de: [
    "Wo Sie ansetzen können, ist eine Vermutung, bis jemand einen ganzen Fall erzählt hat.",
    "Die Gelegenheit liegt bei dem Schritt, über den sie seufzen; fragen Sie Stunde für Stunde nach.",
    "Diese Schritte sind bisher Fragen; ordnen Sie sie mit den ersten Menschen, die Sie treffen.",
    "Wann ein Angebot zu spät kommt, ist noch nicht gesagt; fragen Sie, ab wann sie nicht mehr suchen.",
  ],
  es: [
    "Dónde intervenir es una suposición hasta que alguien cuente un caso entero.",
    "La ocasión está en el paso que cuentan con un suspiro; pida el caso hora por hora.",
    "Estos pasos son todavía preguntas; ordénelos con las primeras personas que encuentre.",
    "No se ha dicho cuándo una oferta llega tarde; pregunte en qué paso dejan de buscar.",
  ],
  ja: [
    "どこで手を貸せるかは、誰かに一つの例を最後まで話してもらうまで推測にすぎません。",
    "ため息まじりに語られる手順に機会があるので、時間を追って聞いてください。",
    "ここに並ぶ手順はまだ問いなので、最初に会う人たちと順番を確かめてください。",
    "いつなら提案が遅すぎるのか不明なので、どの時点で探すのをやめたのかを聞いてください。",
  ],
};

import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** What was named as people's trouble. */
export const painsNamed: Wordings = {
  en: [
    "The trouble named so far is {said}.",
    "What is said to hurt them: {said}.",
    "Named as their problem: {said}.",
    "What they are said to put up with: {said}.",
    "One of their troubles is written down: {said}.",
    "Their problem as told so far: {said}.",
  ],
  de: [
    "Als Problem ist genannt: {said}.",
    "Was ihnen zu schaffen macht, klingt bisher so: {said}.",
    "Ihr Ärger in den Worten des Teams: {said}.",
    "Über ihren Alltag heißt es: {said}.",
  ],
  es: [
    "El problema señalado es este: {said}.",
    "De lo que les pesa se ha dicho: {said}.",
    "Su dificultad, en palabras del equipo: {said}.",
    "De su día a día consta lo siguiente: {said}.",
  ],
  ja: [
    "困りごととして挙がっているのは{said}です。",
    "今のところ、{said}という悩みが挙げられています。",
    "この人たちの負担については{said}と書かれています。",
    "日々の問題として{said}が示されています。",
  ],
};

/** That nobody said what hurts, and how to learn it. */
export const painsOpen: Wordings = {
  en: [
    "What hurts these people is not said yet; ask for their last bad day.",
    "No trouble is named yet; ask what went wrong most recently.",
    "Nobody has written down what costs them time or money; watch one of them at work.",
    "Their trouble is still open; ask what they last complained about, and to whom.",
  ],
  de: [
    "Was diesen Menschen zu schaffen macht, ist noch nicht gesagt; fragen Sie nach dem letzten schlechten Tag.",
    "Ein Problem ist noch nicht genannt; fragen Sie, was zuletzt schiefging.",
    "Was sie Zeit oder Geld kostet, steht noch nirgends; begleiten Sie jemanden bei der Arbeit.",
  ],
  es: [
    "Aún no se ha dicho qué les pesa a estas personas; pregunte por su último mal día.",
    "Falta nombrar un problema; pregunte qué salió mal la última vez.",
    "No consta qué les cuesta tiempo o dinero; acompañe a una de ellas en su jornada.",
  ],
  ja: [
    "この人たちが何に困っているのかはまだ書かれていないので、最近うまくいかなかった日のことを聞いてください。",
    "困りごとがまだ挙がっていないので、最後に失敗した場面を尋ねてください。",
    "時間やお金がどこで失われているのか不明なので、実際の一日を見せてもらってください。",
  ],
};

/** What to ask a group whose trouble was named, before anything else. */
export const questionsOfTrouble: Wordings = {
  en: [
    "Who of them had this trouble most recently, and what did they do about it?",
    "What have they tried against it already, and why did they stop or go on?",
    "Who else had a say the last time they did something about it?",
    "Where does it happen, and whom can you visit there first?",
    "What did it cost them the last time, in money or in hours?",
    "Which of them has solved it alone, and how?",
  ],
  de: [
    "Wer von ihnen hatte diesen Ärger zuletzt, und was wurde dagegen getan?",
    "Was haben sie schon dagegen versucht, und warum ist es dabei geblieben oder nicht?",
    "Wer hat mitgeredet, als sie zuletzt etwas dagegen getan haben?",
    "Was hat es sie beim letzten Mal gekostet, in Geld oder in Stunden?",
  ],
  es: [
    "¿Quién de ellos lo vivió hace menos tiempo y qué hizo al respecto?",
    "¿Qué han probado ya contra esto y por qué lo dejaron o siguieron?",
    "¿Quién más opinó la última vez que hicieron algo al respecto?",
    "¿Qué les costó la última vez, en dinero o en horas?",
  ],
  ja: [
    "最近これに困ったのは誰で、そのとき何をしましたか。",
    "これまでに何を試し、なぜ続けた、またはやめたのですか。",
    "前回手を打ったとき、ほかに誰の意見が必要でしたか。",
    "直近では、どれだけのお金や時間がかかりましたか。",
  ],
};

/** The same where no trouble was named, beside the idea. */
export const questionsOfUse: Wordings = {
  en: [
    "What have these people used so far in its place, and since when?",
    "Who has looked for something like it lately, and where?",
    "Whose day would be different with it, and how does that day go now?",
    "Who has already paid for something close to it, and why?",
    "Which of these people can you watch at work first?",
    "Who has to agree before anybody uses it, and what did they last agree to?",
  ],
  de: [
    "Was benutzen diese Menschen bisher an dieser Stelle, und seit wann?",
    "Wer hat in letzter Zeit nach so etwas gesucht, und wo?",
    "Wessen Tag würde damit anders, und wie verläuft er heute?",
    "Wer hat schon für etwas Ähnliches bezahlt, und warum?",
  ],
  es: [
    "¿Qué han usado hasta ahora en su lugar y desde cuándo?",
    "¿Quién ha buscado algo así últimamente y dónde?",
    "¿A quién le cambiaría el día y cómo es ese día hoy?",
    "¿Quién ha pagado ya por algo parecido y por qué?",
  ],
  ja: [
    "この人たちは今まで代わりに何を、いつから使っていますか。",
    "最近このようなものを探したのは誰で、どこで探しましたか。",
    "これで一日が変わるのは誰で、その一日は今どのように過ぎていますか。",
    "似たものにすでにお金を払った人は誰で、それはなぜですか。",
  ],
};

import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** What would speak for a concept. */
export const inFavour: Wordings = {
  en: [
    "Look for somebody who has already built or paid for a remedy; that speaks for it.",
    "It speaks for it if people can name the day on which it last mattered.",
    "See whether they show you a makeshift of their own; whoever has one wants better.",
    "A good sign is somebody who asks when they can have it before you name a date.",
    "It is a good sign if they bring a second person into the next conversation.",
    "It counts in favour if they have searched for help lately and can say where.",
  ],
  de: [
    "Suchen Sie jemanden, der sich schon selbst beholfen oder dafür bezahlt hat; das spricht dafür.",
    "Dafür spricht, wenn sie den letzten Tag nennen können, an dem es darauf ankam.",
    "Achten Sie auf einen eigenen Behelf; wer einen hat, will etwas Besseres.",
    "Ein gutes Zeichen ist, wenn sie zum nächsten Gespräch noch jemanden mitbringen.",
  ],
  es: [
    "Busque a alguien que ya se haya hecho o pagado un remedio; eso habla a favor.",
    "Habla a favor que puedan nombrar el último día en que importó.",
    "Fíjese en si muestran un apaño propio; quien lo tiene quiere algo mejor.",
    "Es buena señal que traigan a otra persona a la siguiente conversación.",
  ],
  ja: [
    "すでに自分で工夫したり、お金を払ったりした人を探してください。いれば追い風です。",
    "最後に困った日を具体的に言える人がいれば、よい兆しです。",
    "手作りの対策を見せてくれる人がいるか確かめ、いれば前向きな材料と見てください。",
    "次の話し合いに別の人を連れてくるようなら、よい兆しです。",
  ],
};

/** What would speak against it. */
export const against: Wordings = {
  en: [
    "It speaks against it if nobody can name the last time this mattered.",
    "Look for somebody who tried something like it and stopped; their reason counts against it.",
    "If they agree politely and put off the next meeting, take it as a no.",
    "It is a bad sign if the one who pays is never the one who suffers.",
    "Ask who would lose by it; if that person decides, it speaks against the idea.",
    "If other worries come first in every conversation, count that against it.",
  ],
  de: [
    "Dagegen spricht, wenn niemand sagen kann, wann es zuletzt darauf ankam.",
    "Suchen Sie jemanden, der Ähnliches versucht und aufgehört hat; der Grund zählt dagegen.",
    "Wer höflich zustimmt und das nächste Treffen verschiebt, sagt Nein.",
    "Fragen Sie, wer dabei verliert; entscheidet diese Person, so spricht das dagegen.",
  ],
  es: [
    "Habla en contra que nadie sepa decir cuándo importó por última vez.",
    "Busque a alguien que probó algo parecido y lo dejó; su razón cuenta en contra.",
    "Si asienten por cortesía y aplazan la siguiente cita, tómelo como un no.",
    "Pregunte quién pierde con ello; si decide esa persona, habla en contra.",
  ],
  ja: [
    "最後に必要になった時を誰も言えなければ、反対の材料です。",
    "似たものを試してやめた人を探し、その理由を反対の材料として書き留めてください。",
    "丁寧に同意しながら次の約束を延ばすなら、断られたと考えてください。",
    "損をする人が誰かを尋ね、その人が決める立場なら、反対の材料と見てください。",
  ],
};

/** The same beside a price that was told. */
export const againstPrice: Wordings = {
  en: [
    "Look for somebody who refused a price like it; their reason counts against it.",
    "It speaks against it if nobody pays for anything of the kind today.",
    "Ask whose budget it would come from; if that person shrugs, take it as a no.",
    "It is a bad sign if the one who pays never has the trouble.",
    "If they ask for a trial without pay and name no date after it, count that against it.",
    "It speaks against it if they last saved on exactly this.",
  ],
  de: [
    "Suchen Sie jemanden, der einen solchen Preis abgelehnt hat; der Grund zählt dagegen.",
    "Dagegen spricht, wenn heute niemand für etwas in dieser Art bezahlt.",
    "Fragen Sie, aus wessen Budget es käme; zuckt diese Person mit den Schultern, ist das ein Nein.",
    "Ein schlechtes Zeichen ist, wenn der Ärger nie bei denen ankommt, die bezahlen.",
  ],
  es: [
    "Busque a alguien que rechazó un precio así; su razón cuenta en contra.",
    "Habla en contra que hoy nadie pague por algo de este tipo.",
    "Pregunte de qué presupuesto saldría; si esa persona se encoge de hombros, es un no.",
    "Es mala señal que quien paga nunca sufra el problema.",
  ],
  ja: [
    "似た価格を断った人を探し、その理由を反対の材料として書き留めてください。",
    "今この種のものに誰もお金を払っていなければ、反対の材料です。",
    "誰の予算から出るのかを尋ね、その人が関心を示さなければ断られたと考えてください。",
    "払う人自身が困っていなければ、悪い兆しです。",
  ],
};

/** What would tell more, whichever way. */
export const neutral: Wordings = {
  en: [
    "Note the words in which such people write about it to each other; they decide how to speak of it.",
    "Look where such people trade advice, and what they ask there first.",
    "Find out whom they believe when they choose; it may turn out either way.",
    "Watch whether anybody brings it up unasked, and with what feeling.",
    "See which questions come back in the places where they meet.",
    "Collect what they recommend to newcomers; it shows what they are used to.",
  ],
  de: [
    "Notieren Sie, mit welchen Worten solche Menschen untereinander davon schreiben.",
    "Sehen Sie nach, wo sie sich Rat holen und was sie dort zuerst fragen.",
    "Finden Sie heraus, wem sie bei einer Wahl glauben; das kann in beide Richtungen gehen.",
    "Achten Sie darauf, ob jemand ungefragt davon anfängt, und mit welchem Gefühl.",
  ],
  es: [
    "Anote con qué palabras escriben sobre ello entre sí.",
    "Mire dónde se piden consejo y qué preguntan allí primero.",
    "Averigüe a quién creen cuando eligen; puede inclinar la balanza a ambos lados.",
    "Observe si alguien lo menciona sin que se le pregunte y con qué ánimo.",
  ],
  ja: [
    "同じ立場の人同士が、どんな言葉で書いているかを書き留めてください。",
    "どこで助言を求め、最初に何を尋ねているかを見てください。",
    "選ぶときに誰の言葉を信じるのかを調べてください。",
    "聞かれなくても話題にする人がいるか、どんな気持ちで話すかを見てください。",
  ],
};

/** That nothing was looked up, and where to begin. */
export const summary: Wordings = {
  en: [
    "Nothing has been looked up yet; begin with whoever had the trouble most recently.",
    "None of these signs has been checked; the one against it is the cheapest to look for.",
    "All of this is still to be verified; begin with the sign that could stop it.",
    "No source stands behind these signs yet; one conversation about a real case tells the most.",
    "So far these are things to look for; write down who said what, and when.",
    "Nobody has gone to see yet; take the first sign to the next person you meet.",
  ],
  de: [
    "Nachgesehen wurde noch nichts; beginnen Sie bei der Person, die es zuletzt getroffen hat.",
    "Keines dieser Zeichen ist geprüft; am schnellsten findet sich das, was dagegen spricht.",
    "All das ist noch zu prüfen; beginnen Sie mit dem Zeichen, das die Sache beenden könnte.",
    "Hinter diesen Zeichen steht noch keine Quelle; am meisten sagt ein Gespräch über einen wirklichen Fall.",
  ],
  es: [
    "Aún no se ha comprobado nada; empiece por quien lo sufrió hace menos tiempo.",
    "Ninguna de estas señales está verificada; la contraria es la más fácil de buscar.",
    "Todo esto está por verificar; empiece por la señal que podría pararlo.",
    "Ninguna fuente respalda aún estas señales; lo que más dice es hablar de un caso real.",
  ],
  ja: [
    "まだ何も調べていないので、最近困った人から始めてください。",
    "どの兆しも未確認なので、まず反対の材料から探してください。",
    "すべてこれから確かめることなので、中止につながりうる兆しから始めてください。",
    "裏づけとなる情報源がまだないので、実際の例を一人に話してもらってください。",
  ],
};

import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Matter } from "../../../drafting/matter.ts";

/** What hurts, or what changes. */
export const problem: InEach<Matter> = {
  en: {
    said: [
      "who meets this, and what they do then, decides whether it is worth solving.",
      "how often that matters, and what it costs each time, has to come from those concerned.",
      "if it weighs heavily, somebody has tried to do something about it; ask what.",
      "you are the only one quoted on this so far; a few conversations would show whether others say the same.",
      "go and see it once before anything is planned.",
      "ask who has brought it up, with whom, and what came of it.",
      "find out who would notice first if it were no longer so.",
      "describe the last time it mattered: who was there, where, and what it held up.",
    ],
    unsaid: [
      "what hurts today; ask a few of those concerned what went wrong last week.",
      "which moment is the worst; spend a day with somebody who lives through it.",
      "what it costs people to leave things as they are; ask for the last example, not for opinions.",
      "whose day it spoils; ask for a complaint that was put in writing.",
      "why nobody has solved it; ask somebody who has tried.",
    ],
  },
  de: {
    said: [
      "Wen das trifft und was diese Menschen dann tun, entscheidet, ob sich eine Lösung lohnt.",
      "Wie oft das eine Rolle spielt und was es jedes Mal kostet, müssen die Betroffenen sagen.",
      "Wiegt es schwer, hat schon jemand etwas dagegen unternommen; fragen Sie, was.",
      "Bisher sagen nur Sie das; einige Gespräche würden zeigen, ob andere dasselbe berichten.",
      "Sehen Sie es sich einmal vor Ort an, bevor etwas geplant wird.",
      "Fragen Sie, wer das schon angesprochen hat, bei wem, und was daraus wurde.",
      "Finden Sie heraus, wer zuerst merken würde, dass es nicht mehr so ist.",
      "Beschreiben Sie das letzte Mal, als es darauf ankam: wer dabei war, wo, und was liegen blieb.",
    ],
    unsaid: [
      "was heute schmerzt; fragen Sie einige Betroffene, was letzte Woche schiefging.",
      "welcher Augenblick der schlimmste ist; verbringen Sie einen Tag mit jemandem, der ihn erlebt.",
      "was es kostet, alles zu lassen, wie es ist; fragen Sie nach dem letzten Beispiel, nicht nach Meinungen.",
      "wem das den Tag verdirbt; suchen Sie eine Beschwerde, die jemand aufgeschrieben hat.",
      "warum es noch niemand gelöst hat; fragen Sie jemanden, der es versucht hat.",
    ],
  },
  es: {
    said: [
      "a quién le toca y qué hace entonces decide si merece la pena resolverlo.",
      "cuántas veces importa y qué cuesta cada vez lo tienen que decir los afectados.",
      "si pesa de verdad, alguien habrá intentado algo; conviene preguntar qué.",
      "hasta ahora solo lo dice usted; unas pocas conversaciones mostrarían si otros cuentan lo mismo.",
      "conviene ir a verlo una vez antes de planear nada.",
      "conviene preguntar quién lo ha planteado ya, ante quién y en qué quedó.",
      "conviene averiguar quién notaría primero que ya no es así.",
      "conviene describir la última vez que importó: quién estaba, dónde y qué quedó parado.",
    ],
    unsaid: [
      "qué duele hoy; conviene preguntar a algunos afectados qué salió mal la semana pasada.",
      "qué momento es el peor; conviene pasar un día con alguien que lo vive.",
      "qué cuesta dejar las cosas como están; conviene pedir el último ejemplo, no opiniones.",
      "a quién le estropea el día; conviene buscar una queja que alguien haya escrito.",
      "por qué nadie lo ha resuelto; conviene preguntar a alguien que lo haya intentado.",
    ],
  },
  ja: {
    said: [
      "誰がこれに直面し、その時どうしているかで、解決する値打ちが決まります。",
      "どのくらいの頻度で問題になり、そのたびに何を失うかは、当事者に聞く必要があります。",
      "本当に重い問題なら誰かがすでに手を打っているはずで、何をしたかを聞いてみてください。",
      "今のところそう述べているのはご自身だけなので、数人と話せばほかの人も同じかどうかが分かります。",
      "計画を立てる前に、一度その場を見に行ってください。",
      "これまでに誰が誰に訴え、その後どうなったかを聞いてください。",
      "そうでなくなった時に最初に気づくのは誰かを確かめてください。",
      "最後に問題になった時のことを、誰がどこにいて何が滞ったかまで書き出してください。",
    ],
    unsaid: [
      "今何に困っているかで、先週うまくいかなかったことを当事者に聞くと分かります。",
      "いちばんつらいのはどの場面かで、経験している人と一日過ごすと見えてきます。",
      "今のままにすると何を失うかで、意見ではなく最近の例を聞いてください。",
      "誰の一日が台無しになるのかで、書面に残った苦情を探してください。",
      "なぜ誰も解決していないのかで、試したことのある人に聞いてください。",
    ],
  },
};

/** What people would have of it: the signs of success. */
export const value: InEach<Matter> = {
  en: {
    said: [
      "that is the gain to be shown; ask those concerned whether they would call it one.",
      "what people give up for it is not said yet, and it decides as much as the gain.",
      "it is worth something once somebody else than you can see it.",
      "ask a few of those concerned what it would be worth to them, in hours or in money.",
      "this becomes a promise only when it is clear for whom it is better, and by how much.",
      "put beside it what people lose by changing, and let them weigh both.",
    ],
    unsaid: [
      "what people would have that they lack today; let one of them say it in a sentence.",
      "by what anybody would notice that it is better; agree on one sign and on who looks for it.",
      "what somebody would give up for it; ask which habit, which hour or which bill.",
      "why anyone should change; ask somebody who has no reason to be polite.",
      "which gain counts most; offer two and see which one is asked about.",
    ],
  },
  de: {
    said: [
      "Das ist der Gewinn, der zu zeigen ist; fragen Sie die Betroffenen, ob sie ihn so nennen würden.",
      "Was man dafür aufgibt, ist noch nicht gesagt, und es entscheidet ebenso viel wie der Gewinn.",
      "Etwas wert ist das, sobald es auch jemand anders sieht als Sie.",
      "Fragen Sie einige Betroffene, was ihnen das wert wäre, in Stunden oder in Geld.",
      "Ein Versprechen wird daraus erst, wenn klar ist, für wen es besser wird und wie sehr.",
      "Stellen Sie daneben, was der Wechsel kostet, und lassen Sie die Betroffenen abwägen.",
    ],
    unsaid: [
      "was Menschen hätten, das ihnen heute fehlt; lassen Sie es einen von ihnen in einem Satz sagen.",
      "woran man merken würde, dass es besser ist; einigen Sie sich auf ein Zeichen und darauf, wer hinsieht.",
      "was jemand dafür aufgäbe; fragen Sie, welche Gewohnheit, welche Stunde oder welche Rechnung.",
      "warum jemand wechseln sollte; fragen Sie jemanden, der keinen Grund zur Höflichkeit hat.",
      "welcher Vorteil am meisten zählt; bieten Sie zwei an und sehen Sie, nach welchem gefragt wird.",
    ],
  },
  es: {
    said: [
      "esa es la ganancia que hay que mostrar; conviene preguntar a los afectados si la llamarían así.",
      "a qué se renuncia por ello aún no está dicho, y decide tanto como la ganancia.",
      "vale algo en cuanto lo vea alguien más que usted.",
      "conviene preguntar a algunos afectados cuánto valdría para ellos, en horas o en dinero.",
      "será una promesa cuando esté claro para quién mejora y cuánto.",
      "conviene poner al lado lo que cuesta cambiar y dejar que los afectados lo sopesen.",
    ],
    unsaid: [
      "qué tendría la gente que hoy le falta; conviene que uno de ellos lo diga en una frase.",
      "en qué se notaría que es mejor; conviene acordar una señal y quién la busca.",
      "a qué renunciaría alguien por ello; conviene preguntar qué costumbre, qué hora o qué factura.",
      "por qué debería cambiar alguien; conviene preguntar a quien no tenga motivos para ser amable.",
      "qué ventaja cuenta más; conviene ofrecer dos y ver por cuál se pregunta.",
    ],
  },
  ja: {
    said: [
      "示すべき利点はこれで、当事者もそう呼ぶかどうかを聞いてみてください。",
      "そのために何を手放すかはまだ語られておらず、利点と同じくらい決め手になります。",
      "ご自身以外の誰かの目にも見えた時に、はじめて値打ちになります。",
      "当事者の何人かに、時間やお金に直すとどのくらいの値打ちかを聞いてください。",
      "誰にとってどれだけ良くなるかがはっきりして、はじめて約束と言えます。",
      "変えることで失うものも並べて、当事者に見比べてもらってください。",
    ],
    unsaid: [
      "今はなくて手に入るものは何かで、使う人に一文で言ってもらうと分かります。",
      "良くなったと何で気づくかで、目印を一つ決め、誰が見るかも決めておきます。",
      "代わりに何を手放せるかで、習慣か時間か支払いかを聞いてください。",
      "なぜ変える必要があるのかで、遠慮のいらない相手に聞いてください。",
      "いちばん響く利点は何かで、二つ示してどちらを尋ねられるかを見てください。",
    ],
  },
};

/** What people do instead, where nothing tells a way from others. */
export const alternative: InEach<readonly string[]> = {
  en: [
    "what people do instead today; ask to be shown, and note where it fails them.",
    "what this is to be compared with; find out what they would buy if it did not exist.",
    "what would tell it from what others offer; let a customer name the difference.",
    "how others would answer it; ask somebody who sells to the same people.",
  ],
  de: [
    "was Menschen heute stattdessen tun; lassen Sie es sich zeigen und notieren Sie, wo es sie im Stich lässt.",
    "womit das zu vergleichen ist; finden Sie heraus, was sie sonst kaufen würden.",
    "was es von anderen Angeboten unterscheidet; lassen Sie einen Kunden den Unterschied nennen.",
    "wie andere darauf antworten würden; fragen Sie jemanden, der an dieselben Leute verkauft.",
  ],
  es: [
    "qué hace hoy la gente en su lugar; conviene pedir que lo enseñen y anotar dónde falla.",
    "con qué hay que compararlo; conviene averiguar qué comprarían si no existiera.",
    "qué lo distinguiría de lo que ofrecen otros; conviene que un cliente nombre la diferencia.",
    "cómo responderían otros; conviene preguntar a alguien que venda a las mismas personas.",
  ],
  ja: [
    "今は代わりに何をしているかで、見せてもらい、どこで困るかを書き留めてください。",
    "何と比べるべきかで、これがなければ何を買うかを聞いてください。",
    "ほかの品とどこが違うかで、お客様に一言で言ってもらうと分かります。",
    "他社がどう応じるかで、同じ相手に売っている人に聞いてください。",
  ],
};

import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Matter } from "../../../drafting/matter.ts";

/** What the company brings in. */
export const strength: InEach<Matter> = {
  en: {
    said: [
      "it counts as an advantage if a newcomer would need years for it; ask somebody who would know.",
      "name the part of this idea that could not be done without it.",
      "find out who else has it, and why they have not done this.",
      "check with the person in charge of it how much is really free for something new.",
      "it helps only where customers notice it; ask one of them.",
      "write down what of it can be used from the first week, and who agrees to that.",
    ],
    unsaid: [
      "what you have that a newcomer lacks; ask a customer why they stay with you.",
      "why you of all could do it; list what others would have to buy first.",
      "which strength this can lean on; ask the people who do the work.",
      "what would stop others from doing the same; ask somebody who has tried to compete with you.",
      "who in the house knows most about it; that person’s doubts are worth more than a list of strengths.",
    ],
  },
  de: {
    said: [
      "Ein Vorsprung ist es, wenn ein Neuling Jahre dafür bräuchte; fragen Sie jemanden, der das beurteilen kann.",
      "Benennen Sie den Teil der Idee, der ohne dies nicht ginge.",
      "Finden Sie heraus, wer das noch hat und warum er dies nicht tut.",
      "Klären Sie mit den Verantwortlichen, wie viel davon wirklich für Neues frei ist.",
      "Es hilft nur, wo Kunden es bemerken; fragen Sie einen.",
      "Schreiben Sie auf, was davon ab der ersten Woche nutzbar ist und wer dem zustimmt.",
    ],
    unsaid: [
      "was Sie haben, das einem Neuling fehlt; fragen Sie einen Kunden, warum er bei Ihnen bleibt.",
      "warum gerade Sie es können; listen Sie auf, was andere erst kaufen müssten.",
      "auf welche Stärke sich das stützt; fragen Sie die Leute, die die Arbeit tun.",
      "was andere daran hindert, dasselbe zu tun; fragen Sie jemanden, der mit Ihnen im Wettbewerb stand.",
      "wer im Haus am meisten davon versteht; dessen Zweifel sind mehr wert als eine Liste von Stärken.",
    ],
  },
  es: {
    said: [
      "es una ventaja si un recién llegado tardaría años en tenerlo; conviene preguntar a quien lo sepa.",
      "conviene nombrar la parte de la idea que no se podría hacer sin esto.",
      "conviene averiguar quién más lo tiene y por qué no lo ha hecho.",
      "conviene comprobar con los responsables cuánto queda realmente libre para algo nuevo.",
      "ayuda solo donde los clientes lo notan; conviene preguntar a uno de ellos.",
      "conviene escribir qué parte se puede usar desde la primera semana y quién está de acuerdo.",
    ],
    unsaid: [
      "qué tienen ustedes que le falta a un recién llegado; conviene preguntar a un cliente por qué se queda.",
      "por qué precisamente ustedes; conviene listar lo que otros tendrían que comprar primero.",
      "en qué fortaleza se apoya; conviene preguntar a quienes hacen el trabajo.",
      "qué impediría a otros hacer lo mismo; conviene preguntar a alguien que haya competido con ustedes.",
      "quién en la casa sabe más de esto; sus dudas valen más que una lista de fortalezas.",
    ],
  },
  ja: {
    said: [
      "新しく参入する会社が何年もかかるものなら強みと言えるので、分かる人に聞いてみてください。",
      "これがなければできない部分はどこかを、一つ挙げてみてください。",
      "同じものを持つ会社がほかにあるか、なぜ手がけていないのかを調べてください。",
      "新しいことに実際どれだけ使えるのかを、担当者に確かめてください。",
      "お客様が気づくところでしか役に立たないので、一人に聞いてみてください。",
      "最初の週から使えるのはどの部分か、誰の了解が要るかを書き出してください。",
    ],
    unsaid: [
      "新しく参入する会社にないものは何かで、取引を続ける理由をお客様に聞くと分かります。",
      "なぜ自社にできるのかで、他社なら先に買うものを書き出すと見えてきます。",
      "どの強みを頼りにするかで、実際に作業する人に聞いてください。",
      "他社が同じことをするのを妨げるものは何かで、競い合った相手に聞いてください。",
      "社内でいちばん詳しいのは誰かで、その人の疑問は強みの一覧よりも役に立ちます。",
    ],
  },
};

/** How it earns. */
export const earning: InEach<Matter> = {
  en: {
    said: [
      "find the person who would have to sign that, and note the answer.",
      "test that with a written offer rather than a question.",
      "set against it what one delivery costs you, every hour counted.",
      "ask from which budget this would be paid, and what would be cut for it.",
      "find out what the same people pay for today’s way.",
      "it holds once the first of them renews, not when they praise it.",
    ],
    unsaid: [
      "who would pay, and what for; ask whoever carries the cost today.",
      "what it would cost to deliver once; add up the hours before a price is named.",
      "from which budget the money would come; ask who signs for such things.",
      "what people pay for today’s way; ask to see an invoice.",
      "what would have to be charged so that it carries itself; reckon it for one customer.",
    ],
  },
  de: {
    said: [
      "Finden Sie die Person, die das unterschreiben müsste, und notieren Sie ihre Antwort.",
      "Prüfen Sie das mit einem schriftlichen Angebot statt mit einer Frage.",
      "Stellen Sie dem gegenüber, was Sie eine Lieferung kostet, jede Stunde mitgezählt.",
      "Fragen Sie, aus welchem Budget das käme und was dafür gestrichen würde.",
      "Finden Sie heraus, was dieselben Leute für die heutige Lösung zahlen.",
      "Das trägt, wenn der Erste verlängert, nicht wenn er lobt.",
    ],
    unsaid: [
      "wer zahlen würde und wofür; fragen Sie, wer heute die Kosten trägt.",
      "was eine Lieferung kosten würde; zählen Sie die Stunden, ehe ein Preis genannt wird.",
      "aus welchem Budget das Geld käme; fragen Sie, wer so etwas unterschreibt.",
      "was heute dafür gezahlt wird; lassen Sie sich eine Rechnung zeigen.",
      "was verlangt werden müsste, damit es sich trägt; rechnen Sie es für einen Kunden durch.",
    ],
  },
  es: {
    said: [
      "conviene encontrar a quien tendría que firmarlo y anotar la respuesta.",
      "conviene probarlo con una oferta por escrito y no con una pregunta.",
      "conviene compararlo con lo que les cuesta a ustedes cada entrega, contando todas las horas.",
      "conviene preguntar de qué presupuesto saldría y qué se recortaría para ello.",
      "conviene averiguar cuánto pagan hoy las mismas personas por la solución actual.",
      "se sostiene cuando el primero repite, no cuando lo elogia.",
    ],
    unsaid: [
      "quién pagaría y por qué; conviene preguntar a quien hoy carga con el gasto.",
      "cuánto costaría entregarlo una vez; conviene sumar las horas antes de nombrar un precio.",
      "de qué presupuesto saldría el dinero; conviene preguntar quién firma estas cosas.",
      "cuánto se paga hoy por la solución actual; conviene pedir una factura.",
      "cuánto habría que cobrar para que se sostenga; conviene calcularlo para un cliente.",
    ],
  },
  ja: {
    said: [
      "決裁する人を探し、その返事を書き留めてください。",
      "質問ではなく見積書で確かめてください。",
      "一回届けるのに自社でかかる費用を、時間も含めて並べてみてください。",
      "どの予算から支払われ、代わりに何が削られるかを聞いてください。",
      "同じ相手が今のやり方にいくら払っているかを調べてください。",
      "ほめられた時ではなく、最初の一件が更新された時に成り立ちます。",
    ],
    unsaid: [
      "誰が何に対して払うのかで、今その費用を負っている人に聞くと分かります。",
      "一回届けるのにいくらかかるかで、値段を決める前に時間を足し合わせます。",
      "どの予算から支払われるのかで、決裁する人に聞いてください。",
      "今のやり方にいくら払われているかで、請求書を見せてもらうと分かります。",
      "いくらなら成り立つのかで、一件分を計算してみてください。",
    ],
  },
};

/** What it saves. */
export const saving: InEach<Matter> = {
  en: {
    said: [
      "take the figure from the books of one month, and let somebody else check it.",
      "whose budget shrinks has to be agreed before anything starts.",
      "count it at one place before and after, with nothing else changed.",
      "what is saved is a saving only when the money is not spent elsewhere.",
      "find out which part of this would stay, whatever is done.",
      "ask who would object if this fell, and why.",
    ],
    unsaid: [
      "which cost would fall; go through the invoices of one month with whoever pays them.",
      "how many hours would be saved, and what they would be used for; ask the people who work them.",
      "what it costs today; without that figure no saving can be shown.",
      "whose budget would shrink; that person has to want it.",
      "what it takes to save it; set the cost of the change against it.",
    ],
  },
  de: {
    said: [
      "Nehmen Sie die Zahl aus den Büchern eines Monats und lassen Sie jemand anders nachrechnen.",
      "Wessen Budget kleiner wird, ist zu vereinbaren, ehe etwas beginnt.",
      "Zählen Sie es an einem Ort vorher und nachher, ohne sonst etwas zu ändern.",
      "Gespart ist das erst, wenn das Geld nicht anderswo ausgegeben wird.",
      "Finden Sie heraus, welcher Teil davon bliebe, was auch immer geschieht.",
      "Fragen Sie, wer etwas dagegen hätte, wenn dies sänke, und warum.",
    ],
    unsaid: [
      "welche Kosten sinken würden; gehen Sie die Rechnungen eines Monats mit dem durch, der sie bezahlt.",
      "wie viele Stunden frei würden und wofür; fragen Sie die Menschen, die sie arbeiten.",
      "was es heute kostet; ohne diese Zahl lässt sich keine Ersparnis zeigen.",
      "wessen Budget kleiner würde; diese Person muss es wollen.",
      "was die Ersparnis kostet; stellen Sie den Aufwand für die Umstellung daneben.",
    ],
  },
  es: {
    said: [
      "conviene tomar la cifra de las cuentas de un mes y que otra persona la compruebe.",
      "de quién es el presupuesto que baja debe acordarse antes de empezar.",
      "conviene contarlo en un lugar antes y después, sin cambiar nada más.",
      "solo es un ahorro si el dinero no se gasta en otra cosa.",
      "conviene averiguar qué parte quedaría igual, se haga lo que se haga.",
      "conviene preguntar quién se opondría a que esto bajara, y por qué.",
    ],
    unsaid: [
      "qué coste bajaría; conviene repasar las facturas de un mes con quien las paga.",
      "cuántas horas se ahorrarían y para qué; conviene preguntar a quienes las trabajan.",
      "cuánto cuesta hoy; sin esa cifra no se puede mostrar ningún ahorro.",
      "de quién sería el presupuesto que baja; esa persona tiene que quererlo.",
      "qué cuesta conseguir el ahorro; conviene ponerlo al lado.",
    ],
  },
  ja: {
    said: [
      "一か月分の帳簿から数字を取り、別の人に確かめてもらってください。",
      "どの部署の予算が減るのかを、始める前に決めておく必要があります。",
      "ほかは何も変えずに、一か所で前後を数えてください。",
      "浮いたお金がほかで使われなければ、はじめて節約と言えます。",
      "何をしても残る部分はどれかを調べてください。",
      "これが減ると困る人は誰か、なぜかを聞いてください。",
    ],
    unsaid: [
      "どの費用が減るのかで、一か月分の請求書を支払う人と一緒に見ると分かります。",
      "何時間が空き、何に使われるのかで、実際に働く人に聞いてください。",
      "今いくらかかっているかで、その数字がなければ節約は示せません。",
      "どの部署の予算が減るのかで、その責任者が望んでいる必要があります。",
      "節約のために何がかかるのかで、切り替えの費用と並べてください。",
    ],
  },
};

/** A sum of money that stands among other things, and may be a price or a cost. */
export const sum: InEach<readonly string[]> = {
  en: [
    "that is a sum to begin with; say what it is for and who pays it.",
    "find out whether this sum would fall, rise or stay, and for whom.",
    "have somebody who keeps the books check this sum.",
    "set this sum against what the change itself would cost.",
  ],
  de: [
    "Das ist ein Betrag für den Anfang; sagen Sie, wofür er ist und wer ihn zahlt.",
    "Finden Sie heraus, ob dieser Betrag sinkt, steigt oder bleibt, und für wen.",
    "Lassen Sie diesen Betrag von der Buchhaltung prüfen.",
    "Stellen Sie diesem Betrag gegenüber, was die Änderung selbst kosten würde.",
  ],
  es: [
    "es una suma para empezar; conviene decir para qué es y quién la paga.",
    "conviene averiguar si esta suma bajaría, subiría o quedaría igual, y para quién.",
    "conviene que lo compruebe quien lleva las cuentas.",
    "conviene compararlo con lo que costaría el cambio mismo.",
  ],
  ja: [
    "手がかりになる金額なので、何の費用で誰が払うのかを書き添えてください。",
    "この金額が減るのか増えるのか、誰にとってのことかを調べてください。",
    "この金額を、経理の担当者に確かめてもらってください。",
    "この金額と、変えること自体にかかる費用とを並べてください。",
  ],
};

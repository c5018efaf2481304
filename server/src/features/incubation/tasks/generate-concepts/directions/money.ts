import type { Direction } from "./direction.ts";

/** The payment first. */
export const thePayment: Direction = {
  topics: ["earning"],
  stepAbout: "idea",
  pays: "revenue",
  words: {
    en: {
      titles: ["The payment first: {said}", "Paid for from the beginning: {said}"],
      bare: "who pays comes first",
      summary: {
        said: [
          "this way puts the payment first and builds only what somebody signs for.",
          "an order comes first, however small, and what has to be built follows from it.",
        ],
        unsaid: [
          "who would pay, and for what; this way looks for one signed order before anything is built.",
          "what anybody would pay for; this way begins with a written offer to whoever has the budget.",
        ],
      },
      step: [
        "write an offer of one page and hand it to the person who signs; the answer shows what it is worth.",
        "ask for a small payment in advance, so that a yes costs something.",
      ],
      difference: [
        "elsewhere the price comes at the end; here a refusal shows in the first weeks.",
        "an order speaks louder than interest, and this way asks for nothing less.",
      ],
    },
    de: {
      titles: ["Zuerst die Zahlung: {said}", "Von Anfang an bezahlt: {said}"],
      bare: "Zuerst, wer zahlt",
      summary: {
        said: [
          "Dieser Weg stellt die Zahlung voran und baut nur, wofür jemand unterschreibt.",
          "Am Anfang steht ein Auftrag, wie klein auch immer; was zu bauen ist, folgt daraus.",
        ],
        unsaid: [
          "wer zahlen würde und wofür; dieser Weg sucht einen unterschriebenen Auftrag, ehe etwas gebaut wird.",
          "wofür überhaupt jemand zahlen würde; dieser Weg beginnt mit einem schriftlichen Angebot an den, der das Budget hat.",
        ],
      },
      step: [
        "Schreiben Sie ein Angebot auf eine Seite und geben Sie es der Person, die unterschreibt; ihre Antwort zeigt den Wert.",
        "Bitten Sie um eine kleine Anzahlung, damit ein Ja etwas kostet.",
      ],
      difference: [
        "Anderswo kommt der Preis am Schluss; hier zeigt sich ein Nein in den ersten Wochen.",
        "Ein Auftrag sagt mehr als Interesse, und weniger gilt hier nicht.",
      ],
    },
    es: {
      titles: ["Primero el pago: {said}", "Pagado desde el principio: {said}"],
      bare: "primero, quién paga",
      summary: {
        said: [
          "este camino pone el pago delante y construye solo aquello por lo que alguien firma.",
          "primero llega un pedido, por pequeño que sea, y de él se deduce lo que hay que construir.",
        ],
        unsaid: [
          "quién pagaría y por qué; este camino busca un pedido firmado antes de construir nada.",
          "por qué pagaría alguien; este camino empieza con una oferta por escrito a quien tiene el presupuesto.",
        ],
      },
      step: [
        "conviene escribir una oferta de una página y entregarla a quien firma; la respuesta muestra lo que vale.",
        "conviene pedir un pequeño pago por adelantado, para que un sí cueste algo.",
      ],
      difference: [
        "en otros caminos el precio llega al final; aquí un no se ve en las primeras semanas.",
        "un pedido dice más que el interés, y aquí no basta con menos.",
      ],
    },
    ja: {
      titles: ["まず支払いから：{said}", "はじめから代金をいただく：{said}"],
      bare: "誰が払うかを先に決める",
      summary: {
        said: [
          "支払いを先に置き、契約のあるものだけをつくる進め方です。",
          "小さくても注文を先にいただき、何をつくるかはそこから決める案です。",
        ],
        unsaid: [
          "誰が何に対して払うのかで、何かをつくる前に一件の注文を探す進め方です。",
          "そもそも何になら払うのかで、予算を持つ人への見積もりから始める案です。",
        ],
      },
      step: [
        "一枚の提案書を決裁する人に渡せば、その返事で値打ちが分かります。",
        "少額の前払いをお願いし、「はい」という返事に重みを持たせます。",
      ],
      difference: [
        "値段の話を最後に回さず、断られるなら最初の数週間で分かります。",
        "関心の言葉ではなく、注文だけを手ごたえとして数えます。",
      ],
    },
  },
};

/** A cost that falls first. */
export const theCost: Direction = {
  topics: ["costs"],
  stepAbout: "idea",
  pays: "savings",
  words: {
    en: {
      titles: ["Lower this cost first: {said}", "Less of this: {said}"],
      bare: "the cost that falls first",
      summary: {
        said: [
          "this way counts that cost first and changes only what brings it down.",
          "it is measured at one place before and after, and nothing is claimed that the books do not show.",
        ],
        unsaid: [
          "which cost would fall; this way looks for it in the books before anything changes.",
          "where money or hours are lost; this way counts them at one place before anything is bought.",
        ],
      },
      step: [
        "try it at one place, beside another one that stays as it is, so that the difference can be read.",
        "agree with whoever keeps the books on how the effect will be counted, before the trial begins.",
      ],
      difference: [
        "nobody outside has to buy anything: the effect shows in what is paid today.",
        "the saving can be read off the books, without anybody’s opinion.",
      ],
    },
    de: {
      titles: ["Zuerst diese Kosten senken: {said}", "Weniger davon: {said}"],
      bare: "Die Kosten, die zuerst sinken",
      summary: {
        said: [
          "Dieser Weg zählt zuerst diese Kosten und ändert nur, was sie senkt.",
          "Gemessen wird an einem Ort, vorher und nachher; behauptet wird nur, was die Bücher zeigen.",
        ],
        unsaid: [
          "welche Kosten sinken würden; dieser Weg sucht sie in den Büchern, ehe sich etwas ändert.",
          "wo Geld oder Stunden verloren gehen; dieser Weg zählt sie an einem Ort, ehe etwas gekauft wird.",
        ],
      },
      step: [
        "Probieren Sie es an einem Ort, neben einem zweiten, an dem alles bleibt, damit der Unterschied lesbar ist.",
        "Vereinbaren Sie mit der Buchhaltung, wie die Wirkung gezählt wird, bevor der Versuch beginnt.",
      ],
      difference: [
        "Niemand außerhalb muss etwas kaufen: Die Wirkung zeigt sich in dem, was heute bezahlt wird.",
        "Die Ersparnis steht in den Büchern und hängt an niemandes Meinung.",
      ],
    },
    es: {
      titles: ["Bajar primero este coste: {said}", "Menos de esto: {said}"],
      bare: "el coste que baja primero",
      summary: {
        said: [
          "este camino cuenta primero ese coste y cambia solo lo que lo baja.",
          "se mide en un solo lugar, antes y después, y no se afirma nada que no muestren las cuentas.",
        ],
        unsaid: [
          "qué coste bajaría; este camino lo busca en las cuentas antes de cambiar nada.",
          "dónde se pierden dinero u horas; este camino las cuenta en un lugar antes de comprar nada.",
        ],
      },
      step: [
        "conviene probarlo en un lugar, junto a otro que siga igual, para poder leer la diferencia.",
        "conviene acordar con quien lleva las cuentas cómo se contará el efecto, antes de empezar la prueba.",
      ],
      difference: [
        "nadie de fuera tiene que comprar nada: el efecto se ve en lo que ya se paga.",
        "el ahorro se lee en las cuentas y no depende de la opinión de nadie.",
      ],
    },
    ja: {
      titles: ["まずこの費用を減らす：{said}", "{said}を減らす"],
      bare: "最初に減らす費用を決める",
      summary: {
        said: [
          "まずこの費用を数え、減らすことにつながるところだけを変える進め方です。",
          "一か所で前後を測り、帳簿で確かめられないことは言わない案です。",
        ],
        unsaid: [
          "どの費用が減るのかで、何かを変える前に帳簿で探す進め方です。",
          "お金や時間がどこで失われているかで、何かを買う前に一か所で数える案です。",
        ],
      },
      step: [
        "一か所で試し、もう一か所は今のままにして、違いが読めるようにします。",
        "試す前に、効果をどう数えるかを経理の担当者と決めておきます。",
      ],
      difference: [
        "社外の誰かが買わなくても、今払っている費用に効果が表れます。",
        "節約は帳簿で分かり、誰かの感想に頼りません。",
      ],
    },
  },
};

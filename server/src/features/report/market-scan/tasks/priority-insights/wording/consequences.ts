import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";
import type { Insight } from "./titles.ts";

/** What to do next because of an insight; each follows what it concerns. */
export const consequences: Readonly<Record<Insight, Wordings>> = {
  timing: {
    en: [
      "write down what would be lost by waiting a year, and let somebody else doubt it.",
      "look for the day in the calendar after which a customer has to decide.",
      "if nobody can name a deadline, plan a small test and no launch.",
    ],
    de: [
      "Schreiben Sie auf, was ein Jahr Warten kosten würde, und lassen Sie jemanden daran zweifeln.",
      "Suchen Sie den Tag im Kalender, nach dem ein Kunde entscheiden muss.",
      "Kann niemand eine Frist nennen, planen Sie einen kleinen Test und keinen Start.",
    ],
    es: [
      "escriban qué se perdería esperando un año y dejen que alguien lo ponga en duda.",
      "busquen en el calendario el día a partir del cual un cliente debe decidir.",
      "si nadie puede nombrar un plazo, planeen una prueba pequeña y no un lanzamiento.",
    ],
    ja: [
      "一年待つと失うものを書き出し、誰かに疑ってもらってください。",
      "顧客が決めざるをえない日付を探してください。",
      "期限を言える人がいなければ、発売ではなく小さな試行を計画してください。",
    ],
  },
  against: {
    en: [
      "ask the person most likely to refuse, and stop if the answer cannot be met.",
      "agree now which result would end the work, before anybody is attached to it.",
      "try the hardest point first and alone, with the least money that shows it.",
    ],
    de: [
      "Fragen Sie die Person, die am ehesten ablehnt, und hören Sie auf, wenn ihr Einwand bleibt.",
      "Legen Sie jetzt fest, welches Ergebnis die Arbeit beendet, bevor jemand daran hängt.",
      "Erproben Sie den schwersten Punkt zuerst und allein, mit dem kleinsten Betrag, der ihn zeigt.",
    ],
    es: [
      "pregunten a quien más probablemente diga que no, y paren si su razón sigue en pie.",
      "acuerden ya qué resultado terminaría el trabajo, antes de encariñarse con él.",
      "prueben primero y por separado el punto más difícil, con el menor gasto que lo muestre.",
    ],
    ja: [
      "断りそうな人に先に尋ね、その理由が解けなければ止めてください。",
      "愛着がわく前に、どの結果なら終わるかを決めてください。",
      "最も難しい点だけを、最小の費用で先に試してください。",
    ],
  },
  need: {
    en: [
      "visit before you ask, and count how often it happens while you are there.",
      "ask for the last invoice or the last hour that was spent on it.",
      "if three talks bring no recent case, look for other customers.",
    ],
    de: [
      "Gehen Sie hin, bevor Sie fragen, und zählen Sie, wie oft es vorkommt.",
      "Lassen Sie sich die letzte Rechnung oder die letzte Stunde zeigen, die es gekostet hat.",
      "Bringen drei Gespräche keinen neuen Fall, suchen Sie andere Kunden.",
    ],
    es: [
      "vayan a verlo antes de preguntar y cuenten cuántas veces ocurre.",
      "pidan la última factura o la última hora que se gastó en ello.",
      "si tres conversaciones no traen un caso reciente, busquen otros clientes.",
    ],
    ja: [
      "尋ねる前に現場へ行き、何度起きるかを数えてください。",
      "直近の請求書か、かかった時間を見せてもらってください。",
      "三人に聞いて最近の例が出なければ、別の顧客を探してください。",
    ],
  },
  rivals: {
    en: [
      "search with the words a customer would type, and compare the first offers line by line.",
      "ask a buyer which two names would be on their list.",
      "let somebody who sells to the same people say what they would do in answer.",
    ],
    de: [
      "Suchen Sie mit den Worten, die ein Kunde eintippen würde, und vergleichen Sie die ersten Angebote Zeile für Zeile.",
      "Fragen Sie einen Käufer, welche zwei Namen auf seiner Liste stünden.",
      "Lassen Sie jemanden, der dieselben Leute beliefert, sagen, wie er antworten würde.",
    ],
    es: [
      "busquen con las palabras que escribiría un cliente y comparen las primeras ofertas línea a línea.",
      "pregunten a un comprador qué dos nombres estarían en su lista.",
      "que alguien que vende a las mismas personas diga cómo respondería.",
    ],
    ja: [
      "顧客が打ち込みそうな言葉で検索し、上位の商品を一行ずつ比べてください。",
      "買い手に、候補に挙がる二社の名前を聞いてください。",
      "同じ相手に売っている人に、どう対抗するかを尋ねてください。",
    ],
  },
};

import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Asks } from "../../telling/teller.ts";

export const savingsLabels = {
  area: {
    en: "A cost still to be named",
    de: "Noch zu benennende Kosten",
    es: "Un coste por nombrar",
    ja: "これから挙げる費用",
  },
  moved: {
    en: "Cost that only moves",
    de: "Kosten, die nur wandern",
    es: "Coste que solo se traslada",
    ja: "移るだけの費用",
  },
} as const satisfies Record<string, InEach<string>>;

/** What drafts say of a way to save. Clauses that follow a quotation; `{method}` and `{other}` are labels of methods. */
export const savingsWording = {
  chosen: {
    en: [
      "the method these words speak for is {method}",
      "that points to {method}; the people who do the work should say whether it does",
      "of all methods {method} is nearest to it",
      "read so, the way to save is {method}, still to be tried in one place",
    ],
    de: [
      "diese Worte sprechen für {method}",
      "das weist auf {method}, ob es stimmt, sagen die, die die Arbeit tun",
      "von allen Methoden liegt {method} am nächsten",
      "so gelesen ist der Weg {method}, an einer Stelle noch zu erproben",
    ],
    es: [
      "estas palabras hablan a favor de {method}",
      "eso apunta a {method}; quienes hacen el trabajo deberían confirmarlo",
      "de todos los métodos el más cercano es {method}",
      "leído así, el camino es {method}, por probar en un solo lugar",
    ],
    ja: [
      "合う方法は{method}です",
      "{method}に当たりそうですから、現場の人に確かめてください",
      "最も近い方法は{method}です",
      "方法としては{method}と読めますから、一か所で試してください",
      "{method}から始めるのがよさそうです",
    ],
  },
  open: {
    en: [
      "the method is open: for {method} speaks work that nobody would miss, for {other} work that must be done but always in the same way",
      "decide between {method} and {other} by asking whether the step is needed at all",
      "two methods are open, {method} if a step can go and {other} if it can run by itself",
      "watch the work for a day: if steps can be left out choose {method}, if they only repeat choose {other}",
    ],
    de: [
      "die Methode ist offen: für {method} spricht Arbeit, die niemandem fehlen würde, für {other} Arbeit, die sein muss, aber immer gleich abläuft",
      "zwischen {method} und {other} entscheidet die Frage, ob der Schritt überhaupt nötig ist",
      "zwei Methoden sind offen, {method}, wenn ein Schritt wegfallen kann, und {other}, wenn er von selbst laufen kann",
      "schauen Sie einen Tag lang zu: lassen sich Schritte weglassen, ist es {method}, wiederholen sie sich nur, ist es {other}",
    ],
    es: [
      "el método está abierto: por {method} habla un trabajo que nadie echaría de menos, por {other} uno necesario que siempre se hace igual",
      "decida entre {method} y {other} preguntando si el paso hace falta",
      "hay dos métodos abiertos, {method} si un paso puede desaparecer y {other} si puede hacerse solo",
      "observe el trabajo un día: si sobran pasos elija {method}, si solo se repiten elija {other}",
    ],
    ja: [
      "方法は未定で、なくせる作業なら{method}、いつも同じ作業なら{other}が合います",
      "その手順が本当に要るかを聞き、{method}か{other}かを決めてください",
      "手順を省けるなら{method}、自動で動かせるなら{other}と、二つの方法が残っています",
      "一日作業を見て、{method}と{other}のどちらが合うかを選んでください",
      "{method}と{other}のどちらにするかは、担当者と手順を書き出して決めてください",
    ],
  },
  condition: {
    en: [
      "an hour saved there is money only when it is not paid any more or used for something that is: say which",
      "the saving is real once a bill is smaller, so agree on which bill that is",
      "fix today what happens with the hours that become free",
      "who loses work or budget through it should hear of it first, and from you",
    ],
    de: [
      "eine gesparte Stunde ist erst Geld, wenn sie nicht mehr bezahlt oder anders genutzt wird: sagen Sie, was gilt",
      "echt ist die Ersparnis, wenn eine Rechnung kleiner wird, legen Sie fest, welche",
      "bestimmen Sie heute, was mit den frei werdenden Stunden geschieht",
      "wer dadurch Arbeit oder Budget verliert, sollte es zuerst und von Ihnen hören",
    ],
    es: [
      "una hora ahorrada ahí es dinero solo si deja de pagarse o se usa para otra cosa: diga cuál de las dos",
      "el ahorro es real cuando baja una factura, así que acuerde cuál",
      "fije hoy qué pasa con las horas que quedan libres",
      "quien pierda trabajo o presupuesto debería saberlo primero, y por usted",
    ],
    ja: [
      "空いた時間が支払いの減少になるのか、別の仕事に使うのかを決めてください",
      "請求額が下がって初めて節約になりますから、どの請求かを決めてください",
      "空く時間を何に使うかを今日のうちに書いてください",
      "仕事や予算が減る人に、最初に直接伝えてください",
      "下がったと言える金額を先に合意してください",
    ],
  },
  area: {
    en: [
      "fetch the yearly amount from the accounts and ask which part of it could be avoided",
      "let whoever approves these bills mark the ones that would not have been needed",
      "sum up the last twelve months of it before you promise anything",
      "find the person who keeps the account of it, and the record it is kept in",
    ],
    de: [
      "holen Sie den Jahresbetrag aus der Buchhaltung und fragen Sie, welcher Teil vermeidbar wäre",
      "lassen Sie die vermeidbaren Rechnungen von denen anstreichen, die sie freigeben",
      "zählen Sie die letzten zwölf Monate zusammen, bevor Sie etwas versprechen",
      "suchen Sie die Person, die darüber Buch führt, und das Verzeichnis dazu",
    ],
    es: [
      "pida a contabilidad el importe anual y pregunte qué parte se podría evitar",
      "que quien aprueba estas facturas señale las que no habrían hecho falta",
      "sume los últimos doce meses antes de prometer nada",
      "busque a la persona que lleva la cuenta de ello y el registro donde consta",
    ],
    ja: [
      "年間の額を経理から取り寄せ、避けられた部分を聞いてください",
      "承認している人に、要らなかった請求に印を付けてもらってください",
      "約束する前に、直近一年分を足してください",
      "記録している人と、その帳簿を探してください",
      "金額の大きい順に三つ並べ、減らせるものを選んでください",
    ],
  },
  moved: {
    en: [
      "the cost may come back under another name, so watch the bills beside it as well",
      "somebody else may have to do what is left out here, and nobody has been asked",
      "in the second year the freed hours fill up again unless somebody looks",
      "what is new has to be kept up too, and that cost is not said yet",
    ],
    de: [
      "die Kosten können unter anderem Namen wiederkehren, beobachten Sie auch die Posten daneben",
      "was hier wegfällt, muss vielleicht jemand anderes tun, gefragt wurde noch niemand",
      "im zweiten Jahr füllen sich freie Stunden wieder, wenn niemand hinsieht",
      "auch das Neue will gepflegt sein, und was das kostet, ist noch nicht gesagt",
    ],
    es: [
      "el coste puede volver con otro nombre, vigile también las partidas vecinas",
      "lo que aquí se quita quizá tenga que hacerlo otra persona, y nadie le ha preguntado",
      "en el segundo año las horas libres se llenan otra vez si nadie mira",
      "lo nuevo también hay que mantenerlo, y ese coste aún no consta",
    ],
    ja: [
      "別の名目で費用が戻ることがありますから、隣の費目も見てください",
      "省いた作業を誰かが引き受けることになるかもしれませんから、その人に聞いてください",
      "二年目に空いた時間がまた埋まらないよう、見る人を決めてください",
      "新しい仕組みの維持費はまだわかりませんから、見積もりを取ってください",
      "減った分が他の部署に移っていないかを確かめてください",
    ],
  },
  watch: {
    en: [
      "compare one team that changes with one that does not, from the first month on",
      "close the old way on the day the new one starts",
      "look at the same record again each quarter, with the person who pays",
      "set a limit for what the change itself may cost",
    ],
    de: [
      "vergleichen Sie vom ersten Monat an ein Team mit der Änderung und eines ohne",
      "schließen Sie den alten Weg an dem Tag, an dem der neue beginnt",
      "sehen Sie jedes Quartal dasselbe Verzeichnis an, zusammen mit dem, der zahlt",
      "begrenzen Sie, was die Änderung selbst kosten darf",
    ],
    es: [
      "compare desde el primer mes un equipo que cambia con uno que no",
      "cierre la vía antigua el día en que empieza la nueva",
      "mire cada trimestre el mismo registro con quien paga",
      "ponga un límite a lo que puede costar el propio cambio",
    ],
    ja: [
      "最初の月から、変えるチームと変えないチームを比べてください",
      "新しいやり方を始める日に、古いやり方を終えてください",
      "四半期ごとに、払う人と同じ記録を見直してください",
      "変更そのものにかけてよい額を決めてください",
      "同じ数字を同じ人が毎月見るようにしてください",
    ],
  },
} as const satisfies Record<string, Asks>;

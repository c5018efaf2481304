import type { Beliefs } from "./belief.ts";

export const viability: Beliefs = {
  matter: ["success", "idea", "benefit"],
  stakes: {
    en: [
      "[If it is wrong|Otherwise] the sums do not add up, and this [is not worth its cost|has to change]: {said}.",
      "Every [figure|sum] in the projection [hangs on|rests on] it, and so does this: {said}.",
      "Whoever [approves|signs] the budget will ask about it before they believe this: {said}.",
    ],
    de: [
      "[Stimmt das nicht|Ist das falsch], geht die Rechnung nicht auf, und das hier [lohnt sich nicht|muss anders werden]: {said}.",
      "Jede [Zahl|Summe] der Rechnung [hängt davon ab|beruht darauf], und damit auch das: {said}.",
      "Wer das Geld [freigibt|bewilligt], wird danach fragen, bevor er das hier glaubt: {said}.",
    ],
    es: [
      "[Si no se cumple|De lo contrario] las cuentas no salen, y esto [no compensa|tiene que cambiar]: {said}.",
      "Cada [cifra|suma] de la proyección [depende de ello|se apoya en ello], y por tanto esto también: {said}.",
      "Quien [aprueba|firma] el presupuesto lo preguntará antes de creer esto: {said}.",
    ],
    ja: [
      "[これが違えば|そうでなければ]採算が合わず、{said}という[内容|計画|話]は[費用に見合いません|見直しが必要です]。",
      "試算の[数字|合計]は[すべて|どれも]ここにかかっており、{said}という[内容|計画|話]も[同じです|例外ではありません]。",
      "予算を[認める|決める]人は、{said}という[内容|計画|話]を信じる前に、[必ず|まず]この点を[尋ねます|確かめます]。",
    ],
  },
  said: [
    {
      about: ["earning"],
      importance: 3,
      certainty: 1,
      ask: ["audience"],
      claim: {
        en: [
          "Whoever is to pay [agrees to|signs for] this and [keeps paying|comes back]: {said}.",
          "This covers what [it costs to deliver|delivery, sale and service cost], and [leaves something over|more]: {said}.",
        ],
        de: [
          "Wer zahlen soll, [stimmt dem zu|unterschreibt das] und [zahlt auch weiter|kommt wieder]: {said}.",
          "Das deckt, was [die Leistung kostet|Lieferung, Verkauf und Betreuung kosten], und [lässt etwas übrig|mehr]: {said}.",
        ],
        es: [
          "Quien debe pagar [acepta|firma] esto y [sigue pagando|repite]: {said}.",
          "Esto cubre lo que [cuesta prestarlo|cuestan la entrega, la venta y la atención], y [deja algo|sobra algo]: {said}.",
        ],
        ja: [
          "{said}という条件に、払う側が[同意し|納得し]、[払い続けます|次も払います]。",
          "{said}という条件で、[提供にかかる費用|届ける費用と売る費用]を[まかない、余りが出ます|上回ります]。",
        ],
      },
      finding: {
        en: [
          "[Your own terms|Terms of your own making]; ask those who would sign for a written promise, and stop if [none gives one|all hesitate]: {said}.",
          "Nobody has [paid|signed] yet, as far as is said; name the price to those who would decide, and note [their first question|what they compare it with]: {said}.",
        ],
        de: [
          "[Ihre eigenen Bedingungen|Bedingungen, die Sie nennen]; bitten Sie die Entscheider um eine schriftliche Zusage, und hören Sie auf, wenn [keiner eine gibt|alle zögern]: {said}.",
          "[Gezahlt|Unterschrieben] hat noch niemand, soweit gesagt ist; nennen Sie den Preis und notieren Sie sich[ die erste Rückfrage|, womit verglichen wird]: {said}.",
        ],
        es: [
          "[Las condiciones son suyas|Son condiciones propias]; pida un compromiso por escrito a quienes firmarían, y pare si [nadie lo da|todos dudan]: {said}.",
          "Nadie ha [pagado|firmado] aún, que se sepa; diga el precio a quienes decidirían y anote [su primera pregunta|con qué lo comparan]: {said}.",
        ],
        ja: [
          "[自社で考えた|社内で決めた|まだ自社だけの]条件なので、{said}という[相手|人]に[書面での約束|予約|注文書]を求め、[誰も応じなければ|皆がためらえば]やめてください。",
          "[払った|契約した]人はまだいないようなので、{said}という[相手|人]に値段を[伝え|示し]、[最初の質問|比べる相手|返事の早さ]を[書き留めて|記録して]ください。",
        ],
      },
    },
    {
      about: ["costs"],
      importance: 3,
      certainty: 2,
      ask: ["audience"],
      claim: {
        en: [
          "[A good part|Enough] of this can be saved without a new cost [in its place|elsewhere]: {said}.",
          "The [idea|change] reaches the cause of this cost, not only [its trace|what shows of it]: {said}.",
        ],
        de: [
          "Davon lässt sich [ein guter Teil|genug] sparen, ohne dass [dafür|anderswo] neue Kosten entstehen: {said}.",
          "Die [Idee|Änderung] trifft die Ursache dieser Kosten, nicht nur [ihre Spur|was man davon sieht]: {said}.",
        ],
        es: [
          "Se puede ahorrar [buena parte|bastante] de esto sin un coste nuevo [en su lugar|en otro sitio]: {said}.",
          "[La idea|El cambio] llega a la causa de este coste, y no solo a [su huella|lo que se ve]: {said}.",
        ],
        ja: [
          "{said}という費用は、[別の|新しい]費用を増やさずに[かなり|十分に]減らせます。",
          "この[案|取り組み]は、{said}という費用の[見かけ|結果]ではなく原因に[届きます|働きかけます]。",
        ],
      },
      finding: {
        en: [
          "You know the cost, not [yet|necessarily] its cause; go through the last bills with those who cause it: {said}.",
          "The cost is [known to you|named]; try it in one place first, and compare with a place that stays as it is: {said}.",
        ],
        de: [
          "Die Kosten kennen Sie, die Ursache [noch|vielleicht] nicht; gehen Sie die letzten Rechnungen mit denen durch, die sie verursachen: {said}.",
          "Die Kosten sind [bekannt|genannt]; versuchen Sie es zuerst an einer Stelle und vergleichen Sie mit einer, die bleibt, wie sie ist: {said}.",
        ],
        es: [
          "El coste se conoce, la causa [aún|quizá] no; revise las últimas facturas con quienes lo originan: {said}.",
          "El coste está [dicho|claro]; pruébelo primero en un lugar y compare con otro que siga igual: {said}.",
        ],
        ja: [
          "費用は分かっていても原因は[まだな|別の話な]ので、{said}という[相手|人]と[一緒に|共に]、[最近|直近]の請求書を[見直して|たどって]ください。",
          "{said}という[相手|人]のいる[一か所|一つの現場]で[試し|先に始め]、[変えない|もとのままの]場所と費用を[比べて|見比べて]ください。",
        ],
      },
    },
    {
      about: ["success"],
      importance: 2,
      certainty: 1,
      ask: ["pains", "costs", "changes"],
      claim: {
        en: [
          "This can be reached with [the means at hand|what may be spent], and [counted|measured] without dispute: {said}.",
          "[This goal|This result] pays for [what has to be spent to get there|the way there]: {said}.",
        ],
        de: [
          "Das ist mit [den vorhandenen Mitteln|dem, was ausgegeben werden darf,] zu erreichen und ohne Streit zu [zählen|messen]: {said}.",
          "[Dieses Ziel|Dieses Ergebnis] ist wert, was [bis dahin ausgegeben wird|der Weg dorthin kostet]: {said}.",
        ],
        es: [
          "Esto se alcanza con [los medios que hay|lo que se puede gastar] y se [cuenta|mide] sin discusión: {said}.",
          "[Esta meta|Este resultado] compensa [lo que se gasta hasta llegar|el camino]: {said}.",
        ],
        ja: [
          "{said}という[目標|結果|状態]は、[今ある資源|使える予算|今の人手]で届き、[誰が見ても同じように数えられます|争いなく測れます]。",
          "{said}という[目標|結果|状態]は、そこまでに[かかる費用|使うお金|かける手間]に[見合います|十分見合います]。",
        ],
      },
      finding: {
        en: [
          "The goal is your own; count [how things stand today|where things stand now], before anything changes: {said}.",
        ],
        de: [
          "Das Ziel stammt von Ihnen; zählen Sie [heute|jetzt schon], wie es steht, bevor sich etwas ändert: {said}.",
        ],
        es: ["La meta es suya; mida [hoy|ya] cómo están las cosas, antes de cambiar nada: {said}."],
        ja: [
          "何かを[変える|始める]前に、{said}という[点|件]の[今の数字|現状|今日の値]を[測って|数えて|記録して]ください。",
        ],
      },
    },
  ],
  open: [
    {
      about: ["idea", "audience"],
      importance: 3,
      certainty: 1,
      ask: ["audience"],
      claim: {
        en: ["[Somebody|Somebody with a budget] pays for this, and more than it costs to deliver: {said}."],
        de: ["[Jemand|Jemand mit Budget] zahlt dafür, und zwar mehr, als die Leistung kostet: {said}."],
        es: ["[Alguien|Alguien con presupuesto] paga por esto, y más de lo que cuesta prestarlo: {said}."],
        ja: ["{said}という案に、[提供の費用|かかる費用]を上回るお金を払う[人|相手]がいます。"],
      },
      finding: {
        en: [
          "Not said yet: who pays, and how much; name a price to those it is for and [note|write down] what they answer: {said}.",
        ],
        de: [
          "Noch nicht gesagt: wer wie viel zahlt; nennen Sie denen, für die es ist, einen Preis und [notieren|merken] Sie sich die Antwort: {said}.",
        ],
        es: [
          "Aún no se ha dicho quién paga y cuánto; diga un precio a quienes va dirigido y [anote|apunte] la respuesta: {said}.",
        ],
        ja: [
          "誰がいくら払うかが[まだ述べられていない|まだ不明な]ので、{said}という[相手|人]に値段を示し、返事を[書き留めて|記録して]ください。",
        ],
      },
    },
    {
      about: ["idea", "audience"],
      importance: 2,
      certainty: 1,
      ask: ["idea"],
      claim: {
        en: ["Whoever [decides on|pays] the money also [gains|profits] from this: {said}."],
        de: ["Wer über das Geld [entscheidet|verfügt], [hat selbst etwas davon|profitiert auch davon]: {said}."],
        es: ["Quien [decide sobre|administra] el dinero también [gana algo|sale ganando] con esto: {said}."],
        ja: ["お金を[決める|出す]人も、{said}という案から[得をします|利益を受けます]。"],
      },
      finding: {
        en: [
          "Not said yet: who decides; find out who signed when something like it was [last bought|last paid for]: {said}.",
        ],
        de: [
          "Noch nicht gesagt: wer entscheidet; finden Sie heraus, wer zuletzt für so etwas [unterschrieben|gezahlt] hat: {said}.",
        ],
        es: ["Aún no se ha dicho quién decide; averigüe quién [firmó|pagó] la última vez por algo parecido: {said}."],
        ja: [
          "誰が決めるかが[まだ述べられていない|まだ不明な]ので、{said}という案に近いものを、前回は誰が[契約した|買った]のかを調べてください。",
        ],
      },
    },
  ],
};

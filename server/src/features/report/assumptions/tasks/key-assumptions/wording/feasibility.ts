import type { Beliefs } from "./belief.ts";

export const feasibility: Beliefs = {
  matter: ["idea", "earning", "benefit"],
  stakes: {
    en: [
      "[If it is wrong|Otherwise] nobody can [promise|rely on] this: {said}.",
      "Without it, more money or another [plan|way] is needed for this: {said}.",
      "It decides whether this can [begin small|be started soon] or [has to wait|not at all]: {said}.",
    ],
    de: [
      "[Stimmt das nicht|Ist das falsch], lässt sich das nicht [versprechen|halten]: {said}.",
      "Ohne das braucht es mehr Geld oder einen anderen [Plan|Weg] für das hier: {said}.",
      "Davon hängt ab, ob das [klein beginnen|bald beginnen] kann oder [warten muss|gar nicht]: {said}.",
    ],
    es: [
      "[Si no se cumple|De lo contrario], esto no se puede [prometer|mantener]: {said}.",
      "Sin ello hace falta más dinero u otro [plan|camino] para esto: {said}.",
      "De ello depende si esto puede [empezar en pequeño|empezar pronto] o [tiene que esperar|no empieza]: {said}.",
    ],
    ja: [
      "[これが違えば|そうでなければ]、{said}という[内容|計画|話]は[約束できません|守れません]。",
      "これがなければ、{said}という[内容|計画|話]には[もっと多くの|追加の|予定外の]資金か、別の[計画|方法|体制]が[要ります|必要です]。",
      "{said}という[内容|計画|話]を[小さく|早く]始められるか、[待つべきか|始められないか]は、ここで[決まります|分かれます]。",
    ],
  },
  said: [
    {
      about: ["assets"],
      importance: 3,
      certainty: 2,
      ask: ["idea", "earning"],
      claim: {
        en: [
          "This is [really free|available] for the idea when it is needed[| and not only on paper]: {said}.",
          "[Others cannot get this quickly|A newcomer would need long to get this]: {said}.",
        ],
        de: [
          "Das steht für die Idee [wirklich|auch dann] bereit, wenn es gebraucht wird[| und nicht nur auf dem Papier]: {said}.",
          "[Andere bekommen das nicht schnell|Wer neu beginnt, braucht lange dafür]: {said}.",
        ],
        es: [
          "Esto está [de verdad libre|disponible] para la idea cuando hace falta[| y no solo sobre el papel]: {said}.",
          "[Otros no lo consiguen deprisa|Quien empieza de cero tarda mucho en tenerlo]: {said}.",
        ],
        ja: [
          "{said}という[強み|資源|持ち味]は、[必要な時に|始める時に][実際に|本当に|確かに]この案のために使えます。",
          "{said}という[強み|資源|持ち味]を、[他社|新しい会社|後から来る会社]が[すぐに|簡単に|安く]手に入れることはできません。",
        ],
      },
      finding: {
        en: [
          "You have it, you say; ask whoever is responsible for it [whether|when] it may be used for this: {said}.",
          "[Named by you|It is your own]; write down what else needs it, and who gives way to this: {said}.",
        ],
        de: [
          "Sie haben es, sagen Sie; fragen Sie, wer dafür zuständig ist, [ob|wann] es hierfür genutzt werden darf: {said}.",
          "[Von Ihnen genannt|Es gehört Ihnen]; schreiben Sie auf, wer es sonst braucht und wer hierfür zurücksteht: {said}.",
        ],
        es: [
          "Lo tiene, según dice; pregunte al responsable [si|cuándo] se puede usar para esto: {said}.",
          "[Lo nombra usted|Es suyo]; anote quién más lo necesita y quién cede el paso a esto: {said}.",
        ],
        ja: [
          "{said}という[内容|計画|話]に[使えるか|いつ使えるか|どこまで使えるか]を、[この強みの|この資源の|担当の]責任者に[聞いて|確かめて|問い合わせて]ください。",
          "ほかに[必要とする|使っている]部署と、{said}という[内容|計画|話]に[譲れるか|譲る順番]を[書き出して|表にして|話し合って]ください。",
        ],
      },
    },
    {
      about: ["limits"],
      importance: 2,
      certainty: 2,
      ask: ["idea", "benefit"],
      claim: {
        en: [
          "A first version [stays within|works within] this [limit|condition]: {said}.",
          "This [limit|condition] leaves enough room for [an offer that is worth having|something worth having]: {said}.",
        ],
        de: [
          "Eine erste Fassung [hält diese Grenze ein|kommt mit dieser Bedingung aus]: {said}.",
          "Diese [Grenze|Bedingung] lässt genug Raum für [ein Angebot, das sich lohnt|etwas, das sich lohnt]: {said}.",
        ],
        es: [
          "Una primera versión [respeta|cabe dentro de] este [límite|marco]: {said}.",
          "Este [límite|marco] deja sitio para [una oferta que valga la pena|algo que valga la pena]: {said}.",
        ],
        ja: [
          "最初の版は、{said}という[条件|制限]の中で[動きます|作れます]。",
          "{said}という[条件|制限]があっても、[使う価値のある|意味のある]ものを[提供できます|作れます]。",
        ],
      },
      finding: {
        en: [
          "The limit is [known|named], not [yet|necessarily] what fits into it; let somebody who knows it judge a sketch of this: {said}.",
        ],
        de: [
          "Die Grenze ist [bekannt|genannt], nicht aber, was hineinpasst; lassen Sie jemanden, der sie kennt, einen Entwurf beurteilen: {said}.",
        ],
        es: [
          "El límite está [claro|dicho], pero no lo que cabe en él; pida a alguien que lo conozca que juzgue un boceto: {said}.",
        ],
        ja: [
          "[条件|制限]の中で何が[収まるか|可能か|許されるか]を知るため、[詳しい|専門の]人に、{said}という案の[下書き|図|試案]を[見てもらって|判断してもらって]ください。",
        ],
      },
    },
    {
      about: ["clarified"],
      importance: 2,
      certainty: 2,
      ask: ["audience"],
      claim: {
        en: [
          "This holds [in every case that matters|for more than the first case], too: {said}.",
          "[Everybody involved|Whoever is involved] sees it the same way: {said}.",
        ],
        de: [
          "Das gilt auch [in allen wichtigen Fällen|über den ersten Fall hinaus]: {said}.",
          "[Alle Beteiligten|Auch die anderen Beteiligten] sehen das so: {said}.",
        ],
        es: [
          "Esto vale también [en todos los casos importantes|más allá del primer caso]: {said}.",
          "[Todos los implicados|También los demás implicados] lo ven así: {said}.",
        ],
        ja: [
          "{said}という点は、[大事な場合すべて|最初の例以外]にも[当てはまります|通用します]。",
          "{said}という点について、[関係者全員|ほかの関係者も]同じ[見方です|考えです]。",
        ],
      },
      finding: {
        en: ["[It is your answer|You answered so]; ask those concerned whether they see it [so|the same way]: {said}."],
        de: [
          "[Das ist Ihre Antwort|So haben Sie geantwortet]; fragen Sie die Beteiligten, ob sie es [auch so|anders] sehen: {said}.",
        ],
        es: [
          "[Es su respuesta|Así lo respondió usted]; pregunte a los implicados si lo ven [igual|de otro modo]: {said}.",
        ],
        ja: [
          "[これは自社の回答な|そう答えたのは自社な]ので、{said}という人にも、[同じ見方か|違う見方がないか]を[聞いて|確かめて]ください。",
        ],
      },
    },
  ],
  open: [
    {
      about: ["idea"],
      importance: 2,
      certainty: 2,
      ask: ["audience"],
      claim: {
        en: ["A small version of this can be [shown|tried] before [much is spent|anything large is built]: {said}."],
        de: [
          "Eine kleine Fassung davon lässt sich [zeigen|erproben], bevor [viel ausgegeben|Großes gebaut] wird: {said}.",
        ],
        es: ["Una versión pequeña se puede [mostrar|probar] antes de [gastar mucho|construir nada grande]: {said}."],
        ja: ["[大きく投資する|本格的に作る]前に、{said}という案を小さな形で[見せる|試す]ことができます。"],
      },
      finding: {
        en: ["Do the smallest part of it by hand first, and [show it to|try it with] those it is for: {said}."],
        de: [
          "Machen Sie den kleinsten Teil zuerst von Hand und [zeigen Sie ihn denen|versuchen Sie ihn mit denen], für die er ist: {said}.",
        ],
        es: ["Haga primero a mano la parte más pequeña y [enséñela|pruébela] con quienes la usarían: {said}."],
        ja: [
          "[一番小さな|最小の]部分を[まず|最初に]手作業で行い、{said}という[人|相手]に[見て|試して]もらってください。",
        ],
      },
    },
    {
      about: ["idea", "audience"],
      importance: 3,
      certainty: 1,
      ask: ["limits", "success"],
      claim: {
        en: [
          "The company has or finds the people who can [make and run|deliver] this [every day|day after day]: {said}.",
        ],
        de: ["Die Firma hat oder findet die Leute, die das [jeden Tag|Tag für Tag] [leisten|liefern]: {said}."],
        es: ["La empresa tiene o encuentra a quienes puedan [hacerlo|prestarlo] [cada día|día tras día]: {said}."],
        ja: ["{said}という案を[毎日|日々][動かせる|担える]人が、社内にいるか、見つかります。"],
      },
      finding: {
        en: [
          "Not said yet: who would do it; list the tasks and put a [name|person] to each, with this in mind: {said}.",
        ],
        de: [
          "Noch nicht gesagt: wer es tut; schreiben Sie die Aufgaben auf und zu jeder [einen Namen|eine Person], mit Blick darauf: {said}.",
        ],
        es: [
          "Aún no se ha dicho quién lo haría; anote las tareas y [un nombre|una persona] para cada una, pensando en esto: {said}.",
        ],
        ja: [
          "誰が担うかが[まだ述べられていない|まだ不明な]ので、{said}という点を踏まえ、仕事を書き出し、[一つずつ担当者|それぞれの担当]を決めてください。",
        ],
      },
    },
  ],
};

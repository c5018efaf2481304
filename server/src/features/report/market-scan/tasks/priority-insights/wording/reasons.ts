import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";
import type { Insight } from "./titles.ts";

/** Why an insight holds: from what people said, or because they did not say it. */
export const reasons: Readonly<Record<Insight, Record<"told" | "open", Wordings>>> = {
  timing: {
    told: {
      en: [
        "If this stopped, waiting would cost nothing: {said}.",
        "Nothing but {said} is named as a reason to begin this year.",
        "The plan is timely only as long as this goes on: {said}.",
        "Take away {said}, and next year would do as well.",
      ],
      de: [
        "Hörte das auf, würde Warten nichts kosten: {said}.",
        "Außer {said} ist kein Grund genannt, in diesem Jahr anzufangen.",
        "Der Plan passt in die Zeit, solange das weitergeht: {said}.",
        "Ohne {said} täte es auch das nächste Jahr.",
      ],
      es: [
        "Si esto se detuviera, esperar no costaría nada: {said}.",
        "Aparte de {said} no consta razón para empezar este año.",
        "El plan es oportuno mientras esto siga: {said}.",
        "Sin {said}, el año que viene serviría igual.",
      ],
      ja: [
        "{said}が止まれば、待っても失うものはありません。",
        "今年始める理由は、{said}のほかに挙がっていません。",
        "{said}が続くあいだだけ、今が好機といえます。",
        "{said}がなければ、来年でもよいことになります。",
        "着手を急ぐ根拠は{said}だけです。",
      ],
    },
    open: {
      en: [
        "Nothing told so far forces a buyer to deal with {said} this year.",
        "Without a change, {said} is a reason to listen but none to act.",
        "As long as nothing changes about {said}, doing nothing is the easy choice.",
        "Whether waiting does any harm to {said} is not known.",
      ],
      de: [
        "Nichts Gesagtes zwingt einen Käufer, sich in diesem Jahr mit {said} zu befassen.",
        "Ohne Veränderung ist {said} ein Grund zuzuhören, aber keiner zu handeln.",
        "Solange sich an {said} nichts ändert, bleibt Nichtstun die bequeme Wahl.",
        "Ob Warten bei {said} schadet, ist nicht bekannt.",
      ],
      es: [
        "Nada de lo dicho obliga a un comprador a ocuparse este año de {said}.",
        "Sin un cambio, {said} es motivo para escuchar, no para actuar.",
        "Mientras nada cambie en {said}, no hacer nada es lo cómodo.",
        "No se sabe si esperar perjudica en {said}.",
      ],
      ja: [
        "買い手が今年{said}に取り組まなければならない事情は語られていません。",
        "変化がなければ、{said}は話を聞く理由にはなっても、動く理由にはなりません。",
        "{said}に変わりがないかぎり、何もしないのが一番楽です。",
        "{said}を待つことで損が出るかどうかは分かっていません。",
        "{said}には、決める期限がまだ見えません。",
        "{said}は急ぎの用件とはまだ言えません。",
      ],
    },
  },
  against: {
    told: {
      en: [
        "Everything else can be changed, but not this: {said}.",
        "If this breaks, the plan ends, however much people like it: {said}.",
        "You named {said} yourself, so others will ask about it first.",
        "A plan that cannot keep {said} is another plan.",
      ],
      de: [
        "Alles andere lässt sich ändern, nur das nicht: {said}.",
        "Wird das nicht eingehalten, endet der Plan, so gut er gefällt: {said}.",
        "Sie nennen {said} selbst, also werden andere zuerst danach fragen.",
        "Ein Plan, der {said} nicht hält, ist ein anderer Plan.",
      ],
      es: [
        "Todo lo demás se puede cambiar, pero esto no: {said}.",
        "Si esto no se cumple, el plan termina por mucho que guste: {said}.",
        "Ustedes mismos citan {said}, así que otros preguntarán primero por ello.",
        "Un plan que no respete {said} es otro plan.",
      ],
      ja: [
        "ほかは変えられても、{said}は変えられません。",
        "{said}が守れなければ、どれだけ好まれても計画は終わります。",
        "ご自身が挙げた{said}を、相手も最初に尋ねるはずです。",
        "{said}を守れない案は、もう別の案です。",
        "成否を分けるのは{said}です。",
      ],
    },
    open: {
      en: [
        "Nothing that is told about {said} says what would stop it.",
        "Somebody will object to {said}, and it is better to know the words before.",
        "For {said} only one side has been heard.",
        "No limit is named within which {said} has to stay.",
      ],
      de: [
        "Nichts, was zu {said} gesagt ist, nennt einen Grund aufzuhören.",
        "Gegen {said} wird jemand etwas einwenden; besser, Sie kennen die Worte vorher.",
        "Bei {said} ist bisher nur eine Seite gehört worden.",
        "Es fehlt eine Grenze, an die sich {said} halten muss.",
      ],
      es: [
        "Nada de lo contado sobre {said} dice qué lo pararía.",
        "Alguien pondrá reparos a {said}; es mejor conocerlos antes.",
        "De {said} se ha oído solo una parte.",
        "No consta ningún límite dentro del que deba quedar {said}.",
      ],
      ja: [
        "{said}について、何があれば止めるかが語られていません。",
        "{said}には必ず異論が出ます。先に聞いておくほうが得です。",
        "{said}はまだ一方の声しか聞かれていません。",
        "{said}が守るべき限度は示されていません。",
        "{said}への反対意見がまだ集まっていません。",
      ],
    },
  },
  need: {
    told: {
      en: [
        "The whole concept stands on {said} being true on most days.",
        "If this is rare, few will pay to be rid of it: {said}.",
        "{said}: this is your account, not yet that of those who bear it.",
        "How often this happens is not said: {said}.",
      ],
      de: [
        "Das ganze Konzept steht darauf, dass {said} an den meisten Tagen zutrifft.",
        "Kommt das selten vor, zahlen wenige dafür, es loszuwerden: {said}.",
        "{said}: Das berichten Sie, noch nicht die Betroffenen.",
        "Wie oft {said} zutrifft, ist nicht gesagt.",
      ],
      es: [
        "Todo el concepto se apoya en que {said} sea cierto casi todos los días.",
        "Si esto ocurre poco, pocos pagarán por evitarlo: {said}.",
        "{said}: lo cuentan ustedes, aún no quienes lo sufren.",
        "No consta con qué frecuencia se da {said}.",
      ],
      ja: [
        "{said}がほぼ毎日のことかどうかに、案全体がかかっています。",
        "{said}がまれなら、なくすためにお金を払う人は少ないでしょう。",
        "{said}は社内の見方で、当事者の声はまだありません。",
        "{said}がどのくらいの頻度かは語られていません。",
        "{said}の重さは、まだ測られていません。",
      ],
    },
    open: {
      en: [
        "Nobody has said who suffers without {said}.",
        "As told, {said} answers a question that nobody has asked yet.",
        "It is not known what people do today instead of {said}.",
        "Whoever would miss {said} is still to be named.",
      ],
      de: [
        "Niemand hat gesagt, wem ohne {said} etwas fehlt.",
        "So erzählt, antwortet {said} auf eine Frage, die noch niemand gestellt hat.",
        "Was heute statt {said} getan wird, ist nicht bekannt.",
        "Wer {said} vermissen würde, ist noch zu nennen.",
      ],
      es: [
        "Nadie ha dicho quién sufre sin {said}.",
        "Tal como está contado, {said} responde a una pregunta que nadie ha hecho.",
        "No se sabe qué se hace hoy en lugar de {said}.",
        "Falta nombrar a quien echaría de menos {said}.",
      ],
      ja: [
        "{said}がなくて困る人が、まだ示されていません。",
        "今のところ{said}は、誰も尋ねていない問いへの答えです。",
        "{said}の代わりに今何をしているかが分かりません。",
        "{said}を惜しむ人が誰かは、これから確かめます。",
      ],
    },
  },
  rivals: {
    told: {
      en: [
        "You set yourselves apart by {said}; nobody has compared it with an offer on sale.",
        "That others lack {said} is an assumption until somebody has looked.",
        "A rival who can copy {said} within a season takes the difference away.",
        "Customers may not care for {said}, even if it is unique.",
      ],
      de: [
        "Sie unterscheiden sich durch {said}; mit einem Angebot am Markt hat das niemand verglichen.",
        "Dass andere {said} nicht bieten, ist eine Annahme, bis jemand nachgesehen hat.",
        "Wer {said} in einer Saison nachmachen kann, nimmt den Unterschied weg.",
        "Auch wenn {said} einmalig ist, muss es Kunden noch nicht wichtig sein.",
      ],
      es: [
        "Se distinguen por {said}; nadie lo ha comparado con una oferta en venta.",
        "Que otros no tengan {said} es una suposición hasta que alguien lo mire.",
        "Un rival que copie {said} en una temporada borra la diferencia.",
        "Aunque {said} sea único, puede no importar a los clientes.",
      ],
      ja: [
        "違いは{said}とされていますが、売られているものとの比較はまだです。",
        "ほかに{said}がないというのは、調べるまでは仮定です。",
        "競合が{said}をすぐに真似できれば、違いは消えます。",
        "{said}が唯一でも、顧客が重んじるとは限りません。",
        "{said}が選ばれる理由になるかは試されていません。",
      ],
    },
    open: {
      en: [
        "Nothing says yet what {said} would do that others do not.",
        "Who else offers something like {said} has not been looked up.",
        "Whoever hears of {said} will ask how it differs.",
        "Next to {said} a buyer would put names that are not known here.",
      ],
      de: [
        "Noch steht nirgends, was {said} anders macht als andere.",
        "Wer sonst etwas wie {said} anbietet, ist nicht nachgeschlagen.",
        "Wer von {said} hört, wird nach dem Unterschied fragen.",
        "Neben {said} würde ein Käufer Namen stellen, die hier nicht bekannt sind.",
      ],
      es: [
        "Nada dice aún qué haría {said} que otros no hagan.",
        "No se ha consultado quién más ofrece algo como {said}.",
        "Quien oiga hablar de {said} preguntará en qué se distingue.",
        "Junto a {said} un comprador pondría nombres que aquí no se conocen.",
      ],
      ja: [
        "{said}がほかと何が違うのか、まだ書かれていません。",
        "{said}に似たものを誰が出しているかは未調査です。",
        "{said}を聞いた人は、まず違いを尋ねます。",
        "{said}と比べられる名前が、まだ分かっていません。",
      ],
    },
  },
};

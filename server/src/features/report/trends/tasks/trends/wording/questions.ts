import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";
import type { Category } from "../category-signs.ts";

/** What to find out first in a category about which nothing was said; each follows what it concerns. */
export const questions: Readonly<Record<Category, Wordings>> = {
  Political: {
    en: [
      "which public body could speed this up or stop it?",
      "does a public tender, subsidy or plan touch this, and whose is it?",
      "who in a town hall or ministry decides anything about this?",
    ],
    de: [
      "Welche Behörde könnte das fördern oder aufhalten?",
      "Gibt es dazu eine Ausschreibung, eine Förderung oder einen Plan, und von wem?",
      "Wer in Verwaltung oder Politik entscheidet darüber mit?",
    ],
    es: [
      "¿qué administración podría impulsarlo o frenarlo?",
      "¿hay una licitación, una ayuda o un plan público que lo toque, y de quién?",
      "¿quién decide algo sobre esto en un ayuntamiento o un ministerio?",
    ],
    ja: [
      "後押ししたり止めたりできる行政機関はどこですか。",
      "関係する入札や補助金、計画はありますか。",
      "役所のどの部署が判断に関わりますか。",
    ],
  },
  Economic: {
    en: [
      "what does it cost today, and out of whose budget?",
      "which price would have to move before anybody acts?",
      "who saves or spends money here today, and how much of it can be seen in the books?",
    ],
    de: [
      "Was kostet das heute, und aus wessen Budget?",
      "Welcher Preis müsste sich bewegen, damit jemand handelt?",
      "Wer gibt hier heute Geld aus, und wo steht es in den Büchern?",
    ],
    es: [
      "¿cuánto cuesta hoy y de qué presupuesto sale?",
      "¿qué precio tendría que moverse para que alguien actúe?",
      "¿quién gasta dinero hoy en esto y dónde consta?",
    ],
    ja: [
      "今いくらかかり、誰の予算から出ていますか。",
      "どの価格が動けば人は行動しますか。",
      "現在の支出は誰が負担し、どこに記録されていますか。",
    ],
  },
  Social: {
    en: [
      "since when do people put up with it, and are there more of them each year?",
      "which habit would somebody have to give up?",
      "who would be against it although it helps, and why?",
    ],
    de: [
      "Seit wann nehmen die Menschen das hin, und werden es mehr?",
      "Welche Gewohnheit müsste jemand dafür aufgeben?",
      "Wer wäre dagegen, obwohl es hilft, und warum?",
    ],
    es: [
      "¿desde cuándo lo aceptan las personas, y son cada vez más?",
      "¿qué costumbre tendría que dejar alguien?",
      "¿quién estaría en contra aunque le ayude, y por qué?",
    ],
    ja: [
      "人々はいつから我慢していて、その数は増えていますか。",
      "誰がどの習慣を変えることになりますか。",
      "役に立つのに反対しそうな人は誰で、なぜですか。",
    ],
  },
  Technological: {
    en: [
      "which part has nobody shown to work outside a test yet?",
      "what must it connect to, and who grants access?",
      "what can be bought ready-made, and what would have to be built?",
    ],
    de: [
      "Welcher Teil hat außerhalb eines Tests noch nie funktioniert?",
      "Woran muss es angeschlossen werden, und wer gibt den Zugang frei?",
      "Was lässt sich fertig kaufen, und was müsste gebaut werden?",
    ],
    es: [
      "¿qué parte no ha funcionado todavía fuera de una prueba?",
      "¿a qué debe conectarse y quién da el acceso?",
      "¿qué se puede comprar hecho y qué habría que construir?",
    ],
    ja: [
      "試験の外でまだ動いたことのない部分はどこですか。",
      "何とつながる必要があり、誰が許可しますか。",
      "買えるものと、自分で作るものの境目はどこですか。",
    ],
  },
  Environmental: {
    en: [
      "how much material, energy and transport goes into it?",
      "what is thrown away less, what more, and who has weighed it?",
      "in which season or weather does it not work?",
    ],
    de: [
      "Wie viel Material, Energie und Transport steckt darin?",
      "Wovon fällt weniger an, wovon mehr, und wer hat es gewogen?",
      "Bei welchem Wetter oder in welcher Jahreszeit geht es nicht?",
    ],
    es: [
      "¿cuánto material, energía y transporte requiere?",
      "¿qué se tira menos, qué se tira más y quién lo ha pesado?",
      "¿con qué tiempo o en qué época del año no funciona?",
    ],
    ja: [
      "資材やエネルギー、輸送をどれだけ使いますか。",
      "捨てる量は何が減り、何が増えますか。誰かが量りましたか。",
      "どの季節や天候では成り立たなくなりますか。",
    ],
  },
  Legal: {
    en: [
      "which permit, standard or contract must be settled before the first sale?",
      "who is liable when it goes wrong?",
      "which present contract forbids or delays it, and until when?",
    ],
    de: [
      "Welche Genehmigung, Norm oder welcher Vertrag muss vor dem ersten Verkauf geklärt sein?",
      "Wer haftet, wenn etwas schiefgeht?",
      "Welcher laufende Vertrag verbietet oder verzögert es, und bis wann?",
    ],
    es: [
      "¿qué permiso, norma o contrato hay que resolver antes de la primera venta?",
      "¿quién responde si algo sale mal?",
      "¿qué contrato vigente lo impide o lo retrasa, y hasta cuándo?",
    ],
    ja: [
      "最初の販売までに必要な許可や規格、契約は何ですか。",
      "問題が起きたとき、責任を負うのは誰ですか。",
      "今の契約のうち、妨げや遅れの原因になるものはどれですか。",
    ],
  },
};

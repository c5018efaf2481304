import type { Beliefs } from "./belief.ts";

export const adaptability: Beliefs = {
  matter: ["success", "earning", "idea"],
  stakes: {
    en: [
      "[If it is wrong|Otherwise] this [does not last|is lost again], even if it [works|succeeds] at first: {said}.",
      "It decides how much time there is [to reach|for] this: {said}.",
      "A plan that does not ask for it [holds only until the next change|lasts one season], and so does this: {said}.",
    ],
    de: [
      "[Stimmt das nicht|Ist das falsch], ist das [nicht von Dauer|bald wieder verloren], auch wenn es zuerst gelingt: {said}.",
      "Davon hängt ab, wie viel Zeit bleibt, um das zu [erreichen|schaffen]: {said}.",
      "Ein Plan, der danach nicht fragt, [hält bis zur nächsten Änderung|trägt nicht lange], und das hier mit ihm: {said}.",
    ],
    es: [
      "[Si no se cumple|De lo contrario] esto [no dura|se pierde pronto], aunque al principio salga bien: {said}.",
      "De ello depende cuánto tiempo queda para [lograr|conseguir] esto: {said}.",
      "Un plan que no lo pregunta [vale hasta el próximo cambio|no dura mucho], y con él esto: {said}.",
    ],
    ja: [
      "[これが違えば|そうでなければ]、{said}という[内容|計画|話]は、初めはうまくいっても[続きません|失われます]。",
      "{said}という[内容|計画|話]を[実現する|果たす]までに、どれだけの時間が[あるか|残るか]が、ここで[決まります|分かります]。",
      "この点を[問わない|見ない]計画は[長く持たず|次の変化までで]、{said}という[内容|計画|話]も[同じです|例外ではありません]。",
    ],
  },
  said: [
    {
      about: ["changes"],
      importance: 3,
      certainty: 1,
      ask: ["audience"],
      claim: {
        en: [
          "This goes on [for as long as the idea needs to pay back|long enough to build on]: {said}.",
          "This works for the idea and not [only for those who are there already|just for its rivals]: {said}.",
        ],
        de: [
          "Das hält an, [bis sich die Idee bezahlt gemacht hat|lange genug, um darauf zu bauen]: {said}.",
          "Das hilft der Idee und nicht [nur denen, die schon da sind|bloß der Konkurrenz]: {said}.",
        ],
        es: [
          "Esto sigue así [hasta que la idea se pague|el tiempo suficiente para apoyarse en ello]: {said}.",
          "Esto ayuda a la idea y no [solo a quienes ya están|únicamente a la competencia]: {said}.",
        ],
        ja: [
          "{said}という変化は、[投資を回収するまで|事業の土台にできるほど長く][続きます|止まりません]。",
          "{said}という変化は、[既存の会社だけ|競合だけ]でなく、この案にも[追い風です|役立ちます]。",
        ],
      },
      finding: {
        en: [
          "[You see it|It is your observation]; look for figures on it, and ask those concerned [what they notice of it|since when]: {said}.",
        ],
        de: [
          "[Sie sehen es so|Das ist Ihre Beobachtung]; suchen Sie Zahlen dazu und fragen Sie Betroffene, [was sie davon merken|seit wann]: {said}.",
        ],
        es: [
          "[Usted lo ve así|Es una observación suya]; busque cifras y pregunte a los afectados [qué notan|desde cuándo]: {said}.",
        ],
        ja: [
          "[自社の見方な|自社の観察な]ので、数字を[探し|調べ]、{said}という人に[何を感じているか|いつからか]を聞いてください。",
        ],
      },
    },
  ],
  open: [
    {
      about: ["difference", "benefit", "idea"],
      importance: 3,
      certainty: 1,
      ask: ["audience"],
      claim: {
        en: [
          "[Rivals|Those who serve these people today] [cannot answer with the same soon|need long to offer the same]: {said}.",
          "[A cheaper copy|An imitation] would not be good enough for those who [want|expect] this: {said}.",
        ],
        de: [
          "[Konkurrenten ziehen damit nicht so bald nach|Wer diese Leute heute bedient, kann das nicht so bald auch anbieten]: {said}.",
          "[Eine billigere Kopie|Eine Nachahmung] genügt denen nicht, die das [wollen|erwarten]: {said}.",
        ],
        es: [
          "[La competencia|Quien atiende hoy a estas personas] [no puede responder pronto con lo mismo|tarda en ofrecer lo mismo]: {said}.",
          "[Una copia más barata|Una imitación] no basta a quienes [quieren|esperan] esto: {said}.",
        ],
        ja: [
          "[競合|今の提供者|大手]は、{said}という[点|良さ|形]を[すぐには|短い間には][まねできません|同じようには出せません]。",
          "{said}という点を[求める|期待する]人には、[安い模倣品|よく似た品]では[足りません|満足できません]。",
        ],
      },
      finding: {
        en: [
          "Not said yet: who offers something close; ask those it is for what they would do if [their present supplier|somebody they know] offered it: {said}.",
          "Not said yet: what rivals would answer; ask those who buy today [what would keep them|who called on them last]: {said}.",
        ],
        de: [
          "Noch nicht gesagt: wer Ähnliches anbietet; fragen Sie, was wäre, wenn [der jetzige Lieferant|jemand Bekanntes] es anböte: {said}.",
          "Noch nicht gesagt: was die Konkurrenz täte; fragen Sie die, die heute kaufen, [was sie halten würde|wer sie zuletzt besucht hat]: {said}.",
        ],
        es: [
          "Aún no se ha dicho quién ofrece algo parecido; pregunte qué harían si [su proveedor actual|alguien conocido] lo ofreciera: {said}.",
          "Aún no se ha dicho cómo respondería la competencia; pregunte a quienes compran hoy [qué los retendría|quién los visitó último]: {said}.",
        ],
        ja: [
          "似たものを誰が出しているかが[まだ述べられていない|まだ不明な]ので、{said}という人に、[今の取引先|知っている会社]が同じものを出したらどうするかを聞いてください。",
          "競合の[反応|出方]が[まだ述べられていない|まだ不明な]ので、{said}という人に、[離れない理由|最近誰が訪ねてきたか]を聞いてください。",
        ],
      },
    },
    {
      about: ["pains", "idea"],
      importance: 2,
      certainty: 1,
      ask: ["changes", "idea", "benefit"],
      claim: {
        en: [
          "This [stays so|still holds] when prices, rules or [habits|suppliers] change: {said}.",
          "Nothing simpler is about to [settle this|make this needless]: {said}.",
        ],
        de: [
          "Das [bleibt so|gilt noch], wenn sich Preise, Regeln oder [Gewohnheiten|Lieferanten] ändern: {said}.",
          "Nichts Einfacheres wird das bald [erledigen|überflüssig machen]: {said}.",
        ],
        es: [
          "Esto [sigue así|sigue valiendo] cuando cambian los precios, las normas o [los hábitos|los proveedores]: {said}.",
          "Nada más sencillo va a [resolver esto|volver esto innecesario] pronto: {said}.",
        ],
        ja: [
          "[価格や規則|仕入れ先や習慣|規則や習慣]が変わっても、{said}という[点|状況|事情]は[変わりません|残ります]。",
          "[もっと簡単な方法|別の手軽な方法]が、{said}という点を[近いうちに|すぐに]片づけることは[ありません|なさそうです]。",
        ],
      },
      finding: {
        en: [
          "Not said yet: what is [changing|about to change]; write down what could end it, and look again before each larger step: {said}.",
          "A guess so far; ask somebody who left the [trade|field] what would [undo|end] it: {said}.",
        ],
        de: [
          "Noch nicht gesagt: was sich [ändert|bald ändert]; schreiben Sie auf, was es beenden könnte, und sehen Sie vor jedem größeren Schritt nach: {said}.",
          "Bisher eine Vermutung; fragen Sie jemanden, der [das Fach|die Branche] verlassen hat, was dem ein Ende machen würde: {said}.",
        ],
        es: [
          "Aún no se ha dicho qué [cambia|va a cambiar]; anote qué podría acabar con ello y revíselo antes de cada paso grande: {said}.",
          "De momento es una suposición; pregunte a alguien que dejó [el oficio|el sector] qué acabaría con ello: {said}.",
        ],
        ja: [
          "何が[変わるか|変わりそうか]が[まだ述べられていない|まだ不明な]ので、{said}という点を終わらせるものを書き出し、[大きな一歩|大きな支出]の前に見直してください。",
          "[今のところ|まだ]推測なので、この[分野|仕事]を離れた人に、{said}という点が[崩れる|変わる]きっかけを聞いてください。",
        ],
      },
    },
  ],
};

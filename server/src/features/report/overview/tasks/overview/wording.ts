import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** How drafts put a report on one page. Every wording with a quote is sound without it, too. */
export const overviewWording = {
  otherLanguage: {
    en: [
      "This idea is written in a language that drafts without a model do not know. Only structure and questions are shown here, in English; connect a model to have the report written in full.",
    ],
    de: [],
    es: [],
    ja: [],
  },
  whatIsThis: {
    en: [
      "[This|The idea] is about what was [put|said] in these words: {said}.",
      "What is [planned|meant], as it was told: {said}.",
    ],
    de: [
      "[Darum geht es|Das ist geplant], in den eigenen Worten: {said}.",
      "[Beschrieben wird es so|So wurde es beschrieben]: {said}.",
    ],
    es: [
      "[Se trata de esto|Esto es lo que se propone], con las palabras de quien lo dijo: {said}.",
      "Lo que se [plantea|quiere hacer], tal como se contó: {said}.",
    ],
    ja: ["{said}という案[です|について書いています]。", "[考えられている|検討している]のは、{said}という案です。"],
  },
  notTold: {
    en: ["What it is has not been said yet; put it into one sentence that names who uses it and when."],
    de: ["Was es ist, ist noch nicht gesagt; schreiben Sie einen Satz, der nennt, wer es wann nutzt."],
    es: ["Aún no se ha dicho qué es; escriba una frase que nombre quién lo usa y cuándo."],
    ja: ["どんなものかはまだ述べられていません。誰がいつ使うかを一文で書いてください。"],
  },
  forWhom: {
    en: ["[It is meant for these users|Those it is for]: {said}.", "[Users in mind|Named as users]: {said}."],
    de: [
      "[Gedacht ist es für|Genutzt werden soll es von]: {said}.",
      "[Als Nutzer genannt|Die Zielgruppe, wie genannt]: {said}.",
    ],
    es: ["[Está pensado para|Va dirigido a]: {said}.", "[Como usuarios se nombra a|Público que se nombra]: {said}."],
    ja: [
      "[想定される利用者|使うと考えられている人]は、{said}という人たちです。",
      "{said}という人たちの[ための案です|利用を想定しています|役に立つことを目指します]。",
    ],
  },
  nobodyNamed: {
    en: [
      "[Not said yet|Still open]: who uses it; name [one real person|somebody you can call] before [you go on|anything else].",
    ],
    de: [
      "[Noch nicht gesagt|Noch offen]: wer es nutzt; nennen Sie [einen wirklichen Menschen|jemanden, den Sie anrufen können], bevor [es weitergeht|Sie weiterplanen].",
    ],
    es: [
      "[Aún no se ha dicho|Queda por decir] quién lo usa; nombre a [una persona real|alguien a quien pueda llamar] antes de [seguir|nada más].",
    ],
    ja: [
      "誰が使うかは[まだ述べられていません|まだ分かりません]。[進める前に|まず]、実在する[一人|相手]を[挙げて|決めて]ください。",
    ],
  },
  value: {
    en: [
      "[What it is to bring about|The result it is to have]: {said}.",
      "It has [done its work|been worth it] when this is [true|reached]: {said}.",
    ],
    de: [
      "[Das soll es bewirken|Das soll am Ende stehen]: {said}.",
      "[Gelohnt hat es sich|Gelungen ist es], wenn das [erreicht ist|stimmt]: {said}.",
    ],
    es: [
      "[Esto es lo que debe lograr|El resultado que se busca]: {said}.",
      "Habrá [merecido la pena|cumplido] cuando [se alcance esto|esto sea cierto]: {said}.",
    ],
    ja: [
      "[目指す結果|ねらい]は、{said}という[状態|こと]です。",
      "{said}という[状態|こと]になれば、[成功です|やった意味があります]。",
    ],
  },
  valueOpen: {
    en: [
      "[Not said yet|Still open]: what users gain; ask them what they would [miss|want back] if this came and went again: {said}.",
    ],
    de: [
      "[Noch nicht gesagt|Noch offen]: was die Nutzer davon haben; fragen Sie sie, was ihnen [fehlen würde|abginge], wenn das käme und wieder ginge: {said}.",
    ],
    es: [
      "[Aún no se ha dicho|Queda por decir] qué gana el usuario; pregunte qué [echaría de menos|le faltaría] si esto llegara y se fuera: {said}.",
    ],
    ja: [
      "利用者が得るものが[まだ述べられていない|まだ分からない]ので、{said}というものが[一度現れて消えたら|なくなったら]、何に[困るか|不便を感じるか]を聞いてください。",
    ],
  },
  problem: {
    en: [
      "[The problem, as it was told|What goes wrong today]: {said}.",
      "[It starts from|Behind it stands] this [trouble|complaint]: {said}.",
    ],
    de: [
      "[Das Problem, wie es geschildert wurde|Das läuft heute schief]: {said}.",
      "[Ausgangspunkt|Anlass] ist diese [Klage|Beobachtung]: {said}.",
    ],
    es: [
      "[El problema, tal como se contó|Lo que hoy va mal]: {said}.",
      "[Parte de|Detrás está] esta [queja|observación]: {said}.",
    ],
    ja: ["[今の困りごと|問題]は、{said}という[点|こと]です。", "[出発点|きっかけ]は、{said}という[不便|状況]です。"],
  },
  problemOpen: {
    en: [
      "[Not said yet|Still open]: what goes wrong today, and for whom; [watch|visit] somebody for a day before you [build|spend] anything for this: {said}.",
    ],
    de: [
      "[Noch nicht gesagt|Noch offen]: was heute für wen schiefläuft; [begleiten|besuchen] Sie jemanden einen Tag lang, bevor Sie hierfür etwas [bauen|ausgeben]: {said}.",
    ],
    es: [
      "[Aún no se ha dicho|Queda por decir] qué va mal hoy y a quién; [acompañe|visite] a alguien un día antes de [construir|gastar] nada para esto: {said}.",
    ],
    ja: [
      "今、誰が何に困っているかが[まだ述べられていない|まだ分からない]ので、{said}というものに[お金をかける|取りかかる]前に、誰かの一日を[見て|追って]ください。",
    ],
  },
  reasonFor: {
    en: [
      "[The strongest reason for it|What speaks for it most] is this, if it holds: {said}.",
      "[For it speaks|In its favour stands] what you [say|know] yourself: {said}.",
    ],
    de: [
      "[Am stärksten dafür spricht|Der beste Grund dafür ist], wenn es stimmt: {said}.",
      "[Dafür spricht|Auf der Habenseite steht], was Sie selbst [sagen|wissen]: {said}.",
    ],
    es: [
      "[El motivo más fuerte a favor|Lo que más pesa a favor], si se confirma: {said}.",
      "[A favor está|A favor cuenta] lo que usted mismo [dice|sabe]: {said}.",
    ],
    ja: [
      "[進める一番の理由|最も強い根拠|何よりの根拠]は、[本当なら|確かなら|その通りなら]、{said}という[点|こと|事実]です。",
      "[進める根拠|賛成の理由]になるのは、{said}という[自社の見方|自社の知見]です。",
    ],
  },
  nothingFor: {
    en: ["No reason for it has been said yet."],
    de: ["Ein Grund dafür ist noch nicht genannt."],
    es: ["Aún no se ha dicho ningún motivo a favor."],
    ja: ["進める理由はまだ述べられていません。"],
  },
  reasonAgainst: {
    en: [
      "[Against it speaks|The strongest reason against it is] that nobody [outside|but you] has confirmed this yet: {said}.",
      "[Against it stands|What speaks against it is] how much [hangs on|rests on] this, and it is only [assumed|believed]: {said}.",
    ],
    de: [
      "[Dagegen spricht|Der stärkste Einwand ist], dass das noch niemand [von außen|außer Ihnen] bestätigt hat: {said}.",
      "[Dagegen steht|Gegen die Idee spricht], dass viel davon abhängt und es bisher nur [angenommen|geglaubt] wird: {said}.",
    ],
    es: [
      "[En contra pesa|El motivo más fuerte en contra es] que nadie [de fuera|más] lo ha confirmado aún: {said}.",
      "[En contra está|En contra pesa] cuánto depende de esto, que de momento solo se [supone|cree]: {said}.",
    ],
    ja: [
      "[一番の反対理由|最も弱い点|最大の気がかり]は、{said}という[点|見込み|考え]を[まだ社外の誰も|自社のほかに誰も|ほかの誰もまだ][確かめて|認めて]いないことです。",
      "[気がかり|反対の理由]は、{said}という[仮定|見込み]に[多くが|大半が]かかっていることです。",
    ],
  },
  reasonAgainstOpen: {
    en: ["[Against it speaks|The reason against it is] how little is [said|known] about who needs it and who pays."],
    de: ["Dagegen spricht, wie wenig darüber [gesagt|bekannt] ist, wer es braucht und wer zahlt."],
    es: ["En contra pesa lo poco que se [dice|sabe] de quién lo necesita y quién paga."],
    ja: ["反対の理由は、誰が必要とし、誰が払うのかが[ほとんど述べられていない|よく分からない]ことです。"],
  },
  nextStep: {
    en: [
      "[Next|Before more is spent], decide how to test this, and stop if it [fails|does not hold]: {said}.",
      "Decide now [who tests this|who is to find this out] and by when; if it [fails|turns out false], stop: {said}.",
    ],
    de: [
      "Entscheiden Sie [als Nächstes|vor weiteren Ausgaben], wie Sie das prüfen, und hören Sie auf, wenn es [nicht stimmt|durchfällt]: {said}.",
      "Legen Sie jetzt fest, [wer das prüft|wer das herausfindet] und bis wann; [stimmt es nicht|fällt es durch], hören Sie auf: {said}.",
    ],
    es: [
      "Decida [ahora|antes de gastar más] cómo comprobar esto y pare si [no se cumple|falla]: {said}.",
      "Fije ya [quién lo comprueba|quién lo averigua] y para cuándo; si [no se cumple|falla], pare: {said}.",
    ],
    ja: [
      "[次に|これ以上お金をかける前に]、{said}という仮説の確かめ方を決め、[違っていれば|成り立たなければ]やめてください。",
      "{said}という仮説を[誰が|どの担当が]いつまでに確かめるかを決め、[違えば|外れたら]やめてください。",
    ],
  },
  marketSize: {
    en: [
      "[By its own assumptions|In the projection] the market comes to {tam} a year, with {sam} in reach and {som} to be won.",
    ],
    de: [
      "[Nach den eigenen Annahmen|In der Rechnung] umfasst der Markt {tam} im Jahr, davon {sam} erreichbar und {som} zu gewinnen.",
    ],
    es: [
      "[Según sus propios supuestos|En la proyección] el mercado suma {tam} al año, con {sam} a su alcance y {som} por ganar.",
    ],
    ja: ["市場は年{tam}、届く範囲は{sam}、獲得できる見込みは{som}（[試算の仮定|いずれも仮定]）。"],
  },
  savingsSize: {
    en: ["[By its own assumptions|In the projection] it saves {savings} a year."],
    de: ["[Nach den eigenen Annahmen|In der Rechnung] spart es {savings} im Jahr."],
    es: ["[Según sus propios supuestos|En la proyección] ahorra {savings} al año."],
    ja: ["節約できる額は年{savings}（[試算の仮定|仮定による額]）。"],
  },
  sizeRestsOn: {
    en: ["[Look first at|Check first] this assumption, which nobody has [confirmed|checked] yet: {said}."],
    de: ["[Prüfen Sie zuerst|Zu prüfen ist zuerst] diese Annahme, die noch niemand [bestätigt|geprüft] hat: {said}."],
    es: ["[Revise primero|Lo primero es revisar] este supuesto, que nadie ha [confirmado|comprobado] aún: {said}."],
    ja: ["まだ誰も[確かめて|確認して]いない、{said}という仮定を[最初に|まず][見直して|調べて]ください。"],
  },
  sizeUnknown: {
    en: [
      "[Not known yet|Still unknown]: how much money [it could move|is in it]; begin with the [one number|figure] you have for this: {said}.",
    ],
    de: [
      "[Noch nicht bekannt|Noch offen]: um wie viel Geld es geht; beginnen Sie mit [dem einen|dem] Wert, den Sie hierzu haben: {said}.",
    ],
    es: [
      "[Aún no se sabe|Queda por saber] cuánto dinero [mueve|hay en juego]; empiece por [el número|la cifra] que tenga sobre esto: {said}.",
    ],
    ja: [
      "[動く|関わる]金額が[まだ分からない|まだ不明な]ので、{said}という[点|条件]について、手元の[数字|金額]から[始めて|計算して]ください。",
    ],
  },
  differenceOpen: {
    en: [
      "[Not said yet|Still open]: what is better than what [people do|is done] today about this: {said}.",
      "Find out [what they use today|how they manage today] and what this would have to [beat|do better], with those it is for: {said}.",
    ],
    de: [
      "[Noch nicht gesagt|Noch offen]: was besser ist als das, was man heute [tut|unternimmt]: {said}.",
      "Finden Sie heraus, [was heute genutzt wird|wie es heute geht] und was zu [schlagen|verbessern] wäre, und zwar hier: {said}.",
    ],
    es: [
      "[Aún no se ha dicho|Queda por decir] qué mejora lo que se hace hoy [ante|con] esto: {said}.",
      "Averigüe [qué se usa hoy|cómo se arreglan hoy] y qué habría que [superar|hacer mejor], justo aquí: {said}.",
    ],
    ja: [
      "{said}という[点|場面]で、[今のやり方|これまでの方法|今使われているもの]より何が[良いか|優れているか|楽か]は[まだ述べられていません|まだ不明です|まだ空白です]。",
      "{said}という点で、今[何を使い|どうしていて]、何を[超えるべきか|改めるべきか]を調べてください。",
    ],
  },
  strength: {
    en: [
      "You [count on|name] this; ask how long [a rival|a newcomer] would need to [build|get] it: {said}.",
      "[Named as a strength|Already at hand], and still to be [compared with what rivals have|shown]: {said}.",
    ],
    de: [
      "[Darauf bauen Sie|Das nennen Sie]; fragen Sie, wie lange [Konkurrenten|andere] dafür bräuchten: {said}.",
      "[Als Stärke genannt|Schon vorhanden], aber noch [nicht verglichen|zu zeigen]: {said}.",
    ],
    es: [
      "[Cuenta con esto|Nombra esto]; pregunte cuánto tardaría [un competidor|otro] en [tenerlo|conseguirlo]: {said}.",
      "[Nombrado como fortaleza|Ya disponible], y aún por [comparar|demostrar]: {said}.",
    ],
    ja: [
      "{said}という強みを、[競合|新しい会社]が[持つ|手に入れる]までに[どれだけかかるか|何年かかるか]を調べてください。",
      "{said}という強みは[すでにあります|挙げられています]が、[他社との比較|裏づけ]はこれからです。",
    ],
  },
  strengthOpen: {
    en: [
      "[Not said yet|Still open]: what this company has that others would first have to [build|buy] for this: {said}.",
      "[Write down|List] what could be [promised|given] to these people that nobody else can [promise|give] them: {said}.",
    ],
    de: [
      "[Noch nicht gesagt|Noch offen]: was diese Firma hat, das andere hierfür erst [aufbauen|kaufen] müssten: {said}.",
      "[Schreiben Sie auf|Notieren Sie], was Sie diesen Menschen [versprechen|bieten] können und sonst niemand: {said}.",
    ],
    es: [
      "[Aún no se ha dicho|Queda por decir] qué tiene esta empresa que otros tendrían que [crear|comprar] para esto: {said}.",
      "[Anote|Apunte] qué puede [prometer|ofrecer] a estas personas que nadie más pueda: {said}.",
    ],
    ja: [
      "{said}という案のために、他社が一から[築く|買う]必要のある強みは、[まだ述べられていません|まだ不明です]。",
      "{said}という人に、自社だけが[約束できる|渡せる]ものを[書き出して|挙げて]ください。",
    ],
  },
} as const satisfies Record<string, Wordings>;

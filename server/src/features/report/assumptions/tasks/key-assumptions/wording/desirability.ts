import type { Beliefs } from "./belief.ts";

export const desirability: Beliefs = {
  matter: ["success", "benefit", "idea"],
  stakes: {
    en: [
      "[If it is wrong|Otherwise], there is [little|no good] reason to go on with this: {said}.",
      "If nobody [needs|wants] it, [better technology|a lower price] will not save this: {said}.",
      "Without it, [nobody will ask for it|there is nobody to sell to], and this stays a wish: {said}.",
    ],
    de: [
      "[Stimmt das nicht|Ist das falsch], gibt es [kaum|keinen guten] Grund, daran weiterzuarbeiten: {said}.",
      "Wenn es niemand [braucht|haben will], rettet auch [bessere Technik|ein niedriger Preis] nichts: {said}.",
      "Ohne das [fragt niemand danach|fehlen die Kunden], und es bleibt beim Wunsch: {said}.",
    ],
    es: [
      "[Si no se cumple|De lo contrario], hay [pocos motivos|poca razón] para seguir con esto: {said}.",
      "Si nadie lo [necesita|pide], ni [la mejor técnica|un precio más bajo] lo salva: {said}.",
      "Sin esto [nadie lo pedirá|no hay a quién venderlo], y todo queda en un deseo: {said}.",
    ],
    ja: [
      "[これが違えば|そうでなければ]、{said}という[内容|計画|話]を[進める|続ける]理由は[ほとんどありません|なくなります]。",
      "[必要とする|欲しいと思う]人がいなければ、[技術が良くても|値段を下げても|宣伝をしても]、{said}という[内容|計画|話]は[実りません|続きません|実を結びません]。",
      "[求める|買う]人がいない[限り|うちは]、{said}という[内容|計画|話]は[願いのままです|先へ進みません|絵に描いた餅です]。",
    ],
  },
  said: [
    {
      about: ["pains"],
      importance: 3,
      certainty: 1,
      ask: ["audience"],
      claim: {
        en: [
          "[Those it is meant for|The people it is for] meet this often enough to [look for a way out|change something]: {said}.",
          "This costs [those concerned|the people concerned] so much time or money that they [would pay for a remedy|act on it]: {said}.",
        ],
        de: [
          "Das kommt so oft vor, dass [Betroffene|die Betroffenen] [nach Abhilfe suchen|etwas ändern wollen]: {said}.",
          "Das kostet die Betroffenen so viel Zeit oder Geld, dass sie [für Abhilfe zahlen|selbst etwas unternehmen]: {said}.",
        ],
        es: [
          "Esto ocurre con tanta frecuencia que [los afectados buscan una salida|quienes lo sufren quieren cambiar algo]: {said}.",
          "Esto cuesta tanto tiempo o dinero que [los afectados pagarían por resolverlo|quienes lo sufren ya buscan remedio]: {said}.",
        ],
        ja: [
          "{said}という[困りごと|状況|不便]は、[当事者|困っている人]が[解決策を探す|何かを変えようとする]ほど頻繁に起きています。",
          "{said}という[困りごと|状況|不便]には、[お金を払ってでも|手間をかけてでも]解決したいと思うほどの[時間と費用|負担]がかかっています。",
        ],
      },
      finding: {
        en: [
          "[You say so|So far only you say so]; ask those who have it when it last happened and what they did [then|about it]: {said}.",
          "[Nobody outside has confirmed it|It is your own observation]; go and see a day on which it happens to those concerned: {said}.",
        ],
        de: [
          "[Das sagen Sie|Bisher sagen nur Sie das]; fragen Sie die Betroffenen, wann es zuletzt vorkam und was sie [dann|dagegen] taten: {said}.",
          "[Von außen hat das niemand bestätigt|Das ist Ihre Beobachtung]; sehen Sie sich einen solchen Tag bei den Betroffenen an: {said}.",
        ],
        es: [
          "[Lo dice usted|Por ahora solo lo dice usted]; pregunte a los afectados cuándo ocurrió por última vez y qué hicieron [entonces|al respecto]: {said}.",
          "[Nadie de fuera lo ha confirmado|Es una observación propia]; pase un día con quienes lo viven: {said}.",
        ],
        ja: [
          "[まだ社内の見方なので|社外では確かめていないので|外部の確認がないので]、{said}という[人|相手]に、[最後に起きた日|最近いつ起きたか]と、その時に[したこと|取った行動]を[聞いて|尋ねて]ください。",
          "{said}という[人|相手]の[一日|現場|普段の様子]を[見に行き|訪ねて]、[自社の観察|この見方]が[当たっているか|本当か]を確かめてください。",
        ],
      },
    },
    {
      about: ["audience"],
      importance: 3,
      certainty: 1,
      ask: ["pains", "idea"],
      claim: {
        en: [
          "These people [take part in a first trial|make time for a first trial] [when asked|without being paid for it]: {said}.",
          "[Enough of these people can be reached|These people can be reached] without [a costly detour|a large campaign]: {said}.",
        ],
        de: [
          "Diese Menschen [machen bei einem ersten Versuch mit|nehmen sich Zeit für einen ersten Versuch], [wenn man sie fragt|ohne dafür bezahlt zu werden]: {said}.",
          "[Genug dieser Menschen|Diese Menschen] sind [ohne teuren Umweg|ohne große Werbung] zu erreichen: {said}.",
        ],
        es: [
          "Estas personas [participan en una primera prueba|dedican tiempo a una primera prueba] [si se les pide|sin cobrar por ello]: {said}.",
          "Se puede llegar a [bastantes de estas personas|estas personas] sin [un rodeo caro|una gran campaña]: {said}.",
        ],
        ja: [
          "{said}という人たちは、[頼めば|声をかければ|誘えば]、[最初の試み|初めての試用|小さな試験]に[参加します|時間を割きます|協力します]。",
          "{said}という人たちには、[大きな広告なしで|高い費用をかけずに|遠回りをせずに]、[十分な|必要な|試すのに足りる]人数に[声が届きます|会えます]。",
        ],
      },
      finding: {
        en: [
          "No talk with them is told of; invite some to speak about this and count who comes: {said}.",
          "[Not tried yet|Not known yet]; ask those who come how they [cope with|speak of] this today: {said}.",
        ],
        de: [
          "Von Gesprächen mit ihnen ist nichts gesagt; laden Sie einige dazu ein und zählen Sie, wer kommt: {said}.",
          "[Noch nicht versucht|Noch nicht bekannt]; fragen Sie, wer kommt, wie er heute damit [umgeht|zurechtkommt]: {said}.",
        ],
        es: [
          "No consta ninguna conversación con ellas; invite a algunas a hablar de esto y cuente quién viene: {said}.",
          "[Aún no se ha probado|Aún no se sabe]; pregunte a quienes vengan cómo [se arreglan|conviven] hoy con esto: {said}.",
        ],
        ja: [
          "話を聞いた記録が[まだない|見当たらない]ので、{said}という[話題|件|テーマ]で[何人か|数人]に[声をかけ|集まりを呼びかけ]、[来た人を数えて|何人が来るかを見て]ください。",
          "[会えた|来てくれた]人に、{said}という[ことに|件に]今どう[対応している|向き合っている|備えている]かを[聞いて|尋ねて|話してもらって]ください。",
        ],
      },
    },
    {
      about: ["benefit"],
      importance: 2,
      certainty: 1,
      ask: ["audience"],
      claim: {
        en: [
          "Users [notice this by themselves|feel this] [soon after they begin|in their first weeks]: {said}.",
          "This [counts more than|outweighs] the effort of [changing over|getting used to something new]: {said}.",
        ],
        de: [
          "Wer es nutzt, [merkt das von selbst|spürt das] [schon in den ersten Wochen|bald nach dem Beginn]: {said}.",
          "Das [zählt mehr als|überwiegt] die Mühe [der Umstellung|der Gewöhnung]: {said}.",
        ],
        es: [
          "Quien lo usa lo nota [por sí mismo|sin que se lo digan] [en las primeras semanas|poco después de empezar]: {said}.",
          "Esto [pesa más que|compensa] el esfuerzo de [cambiar|acostumbrarse]: {said}.",
        ],
        ja: [
          "使い始めて[間もなく|数週間のうちに]、{said}という[良さ|変化]に利用者が[自分で気づきます|気づきます]。",
          "{said}という[良さ|変化]は、[切り替え|慣れるまで]の手間[より大きな|に見合う]意味を持ちます。",
        ],
      },
      finding: {
        en: [
          "Nobody has [seen|used] it yet; let a few users work with a mock-up and ask what changed for them: {said}.",
        ],
        de: [
          "[Gesehen|Genutzt] hat es noch niemand; lassen Sie einige mit einem Muster arbeiten und fragen Sie, was sich änderte: {said}.",
        ],
        es: [
          "Nadie lo ha [visto|usado] todavía; deje que unos pocos trabajen con una maqueta y pregunte qué cambió: {said}.",
        ],
        ja: [
          "まだ[使った|見た|試した]人がいないので、{said}という[人|相手]に[試作品|見本|模型]を[使って|触って]もらい、[何が|どこが]変わったかを[聞いて|確かめて]ください。",
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
        en: ["Somebody outside the company wants this enough to [give something up for it|ask for it again]: {said}."],
        de: [
          "Jemand außerhalb der Firma will das so sehr, dass er [dafür auf etwas verzichtet|wieder danach fragt]: {said}.",
        ],
        es: ["Alguien de fuera de la empresa lo quiere tanto que [renuncia a algo por ello|vuelve a pedirlo]: {said}."],
        ja: ["社外に、{said}というものを[何かを手放してでも欲しい|もう一度頼みたい]と思う人がいます。"],
      },
      finding: {
        en: ["Not said yet: who needs it, and when; offer it before it exists and [count|note] who says yes: {said}."],
        de: [
          "Noch nicht gesagt: wer es wann braucht; bieten Sie es an, bevor es besteht, und [zählen|notieren] Sie die Zusagen: {said}.",
        ],
        es: [
          "Aún no se ha dicho quién lo necesita y cuándo; ofrézcalo antes de que exista y [cuente|anote] quién acepta: {said}.",
        ],
        ja: [
          "誰がいつ必要とするかが[まだ述べられていない|まだ不明な]ので、{said}という案を[作る|形にする]前に示し、[応じた人を数えて|誰が応じるかを見て]ください。",
        ],
      },
    },
    {
      about: ["audience", "idea"],
      importance: 2,
      certainty: 1,
      ask: ["idea"],
      claim: {
        en: ["Those who try it [give up|drop] what they do today for it: {said}."],
        de: ["Wer es versucht, [gibt dafür auf|lässt dafür sein], was er heute tut: {said}."],
        es: ["Quien lo prueba [deja|abandona] por ello lo que hace hoy: {said}."],
        ja: ["試した人は、今のやり方を[やめて|離れて]、{said}という[案|もの]に移ります。"],
      },
      finding: {
        en: [
          "Not said yet: how they manage today; have them show it to you and ask what they [dislike|would change] about it: {said}.",
        ],
        de: [
          "Noch nicht gesagt: wie sie heute zurechtkommen; lassen Sie es sich zeigen und fragen Sie, was daran [stört|anders sein sollte]: {said}.",
        ],
        es: [
          "Aún no se ha dicho cómo se arreglan hoy; pida que se lo enseñen y pregunte qué [les molesta|cambiarían]: {said}.",
        ],
        ja: [
          "今どうしているかが[まだ述べられていない|まだ不明な]ので、{said}という[件|点]について現場を見せてもらい、[嫌な点|変えたい点]を聞いてください。",
        ],
      },
    },
  ],
};

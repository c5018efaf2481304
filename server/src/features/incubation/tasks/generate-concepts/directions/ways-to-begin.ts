import type { Direction } from "./direction.ts";

/** The smallest start. */
export const smallestStart: Direction = {
  topics: ["idea"],
  stepAbout: "audience",
  words: {
    en: {
      titles: ["The smallest start: {said}", "{said}, at its smallest"],
      bare: "the smallest start",
      summary: {
        said: [
          "this way tries the smallest part of it that somebody would miss if it were gone.",
          "everything that the first user could do without is left out.",
        ],
        unsaid: ["what it is; describe in one sentence what somebody could do with it on the first day."],
      },
      step: [
        "let a few of them use it for some weeks and count who comes back unasked.",
        "agree beforehand on the day on which their verdict counts.",
      ],
      difference: [
        "at this size it costs little enough to be stopped without regret.",
        "it is there before the others are planned.",
      ],
    },
    de: {
      titles: ["Der kleinste Anfang: {said}", "{said}, so klein wie möglich"],
      bare: "Der kleinste Anfang",
      summary: {
        said: [
          "Dieser Weg erprobt den kleinsten Teil, den jemand vermissen würde, wenn er wieder fehlte.",
          "Alles, worauf die ersten Nutzer verzichten können, bleibt weg.",
        ],
        unsaid: ["worum es geht; beschreiben Sie in einem Satz, was jemand am ersten Tag damit tun könnte."],
      },
      step: [
        "Lassen Sie einige dieser Leute es ein paar Wochen nutzen und zählen Sie, wer von selbst wiederkommt.",
        "Vereinbaren Sie vorab den Tag, an dem ihr Urteil gilt.",
      ],
      difference: [
        "So klein kostet es wenig genug, um es ohne Reue zu beenden.",
        "Es steht schon, wenn die anderen Wege noch geplant werden.",
      ],
    },
    es: {
      titles: ["El comienzo más pequeño: {said}", "{said}, en pequeño"],
      bare: "el comienzo más pequeño",
      summary: {
        said: [
          "este camino prueba la parte más pequeña que alguien echaría de menos si desapareciera.",
          "se deja fuera todo aquello de lo que pueden prescindir los primeros usuarios.",
        ],
        unsaid: ["qué es; conviene describir en una frase qué podría hacer alguien con ello el primer día."],
      },
      step: [
        "conviene que unas pocas personas lo usen unas semanas y contar quién vuelve sin que se lo pidan.",
        "conviene acordar antes el día en que cuenta su veredicto.",
      ],
      difference: [
        "tan pequeño, cuesta poco y se puede detener sin lamentarlo.",
        "está en marcha antes de que los demás caminos estén planeados.",
      ],
    },
    ja: {
      titles: ["いちばん小さな始め方：{said}", "{said}を最小の形で"],
      bare: "いちばん小さく始める",
      summary: {
        said: [
          "なくなれば誰かが困る、いちばん小さな部分だけを試す進め方です。",
          "最初の利用者がなくても済むものは、すべて省く案です。",
        ],
        unsaid: ["それが何かで、初日に何ができるかを一文で言い表すことから始める進め方です。"],
      },
      step: [
        "何人かに数週間使ってもらい、頼まれずに戻ってきた人を数えます。",
        "いつの時点の評価で決めるかを、前もって約束します。",
      ],
      difference: [
        "この小ささなら費用も少なく、悔いなくやめられます。",
        "ほかの案が計画の段階にあるうちに動き出せます。",
      ],
    },
  },
};

/** By hand, before anything is automated. */
export const byHand: Direction = {
  topics: ["idea"],
  stepAbout: "audience",
  words: {
    en: {
      titles: ["By hand at first: {said}", "{said}, done in person"],
      bare: "by hand at first",
      summary: {
        said: [
          "this way does by hand what may be automated later, so that people judge the result.",
          "for the first users somebody does the work in person and learns where it is hard.",
        ],
        unsaid: ["what would be delivered; do it by hand for one person and describe what that took."],
      },
      step: [
        "serve a few of them in person and note every task that nobody had thought of.",
        "tell them openly that people do the work, and ask what they would miss.",
      ],
      difference: [
        "nothing has to be built before it is clear that somebody wants it.",
        "what turns out wrong is changed the same day.",
      ],
    },
    de: {
      titles: ["Zuerst von Hand: {said}", "{said}, persönlich erledigt"],
      bare: "Zuerst von Hand",
      summary: {
        said: [
          "Dieser Weg erledigt von Hand, was später eine Maschine tun mag; beurteilt wird das Ergebnis.",
          "Für die Ersten macht jemand die Arbeit persönlich und lernt, wo sie schwierig ist.",
        ],
        unsaid: ["was geliefert würde; tun Sie es einmal von Hand und beschreiben Sie den Aufwand."],
      },
      step: [
        "Bedienen Sie einige dieser Leute persönlich und notieren Sie jeden Handgriff, an den niemand gedacht hatte.",
        "Sagen Sie offen, dass Menschen die Arbeit tun, und fragen Sie, was ihnen fehlen würde.",
      ],
      difference: [
        "Nichts muss gebaut werden, ehe feststeht, dass es jemand will.",
        "Was falsch war, wird noch am selben Tag geändert.",
      ],
    },
    es: {
      titles: ["A mano al principio: {said}", "{said}, hecho en persona"],
      bare: "a mano al principio",
      summary: {
        said: [
          "este camino hace a mano lo que más tarde podría automatizarse, para que se juzgue el resultado.",
          "para los primeros, alguien hace el trabajo en persona y aprende dónde cuesta.",
        ],
        unsaid: ["qué se entregaría; conviene hacerlo a mano una vez y describir cuánto costó."],
      },
      step: [
        "conviene atender a unas pocas personas directamente y anotar cada tarea en la que nadie había pensado.",
        "conviene decir abiertamente que lo hacen personas y preguntar qué echarían en falta.",
      ],
      difference: [
        "no hay que construir nada antes de saber que alguien lo quiere.",
        "lo que sale mal se cambia el mismo día.",
      ],
    },
    ja: {
      titles: ["まず手作業で：{said}", "{said}を人の手で"],
      bare: "まず手作業で始める",
      summary: {
        said: [
          "後で自動化するかもしれないことを人の手で行い、結果を見てもらう進め方です。",
          "最初の利用者には担当者がじかに対応し、どこが難しいかを学ぶ案です。",
        ],
        unsaid: ["何を届けるのかで、一人のために手作業で行い、かかった手間を書き留める進め方です。"],
      },
      step: [
        "何人かにじかに対応し、誰も考えていなかった作業をすべて書き留めます。",
        "人が作業していることを隠さず伝え、何がないと困るかを聞きます。",
      ],
      difference: [
        "求める人がいると分かるまで、何もつくらずに済みます。",
        "うまくいかない点は、その日のうちに変えられます。",
      ],
    },
  },
};

/** With a partner. */
export const withPartner: Direction = {
  topics: ["idea"],
  stepAbout: "audience",
  words: {
    en: {
      titles: ["With a partner: {said}", "{said}, together with somebody else"],
      bare: "together with a partner",
      summary: {
        said: [
          "this way leaves to a partner what you have never done, and keeps what only you can do.",
          "it goes through somebody who is there already, and shares what comes in.",
        ],
        unsaid: ["which part you would not do yourselves; a partner may have done it for years."],
      },
      step: [
        "ask them from whom they buy today, and speak with the one they name most often.",
        "find out whom they trust with such things already.",
      ],
      difference: [
        "it asks for a contract instead of a new department.",
        "the hardest part is done by people who have done it before.",
      ],
    },
    de: {
      titles: ["Mit einem Partner: {said}", "{said}, gemeinsam mit anderen"],
      bare: "Gemeinsam mit einem Partner",
      summary: {
        said: [
          "Dieser Weg überlässt einem Partner, was Sie nie getan haben, und behält, was nur Sie können.",
          "Er führt über jemanden, der schon vor Ort ist, und teilt die Einnahmen.",
        ],
        unsaid: ["welchen Teil Sie nicht selbst tun würden; ein Partner tut ihn vielleicht seit Jahren."],
      },
      step: [
        "Fragen Sie, bei wem sie heute kaufen, und sprechen Sie mit dem, der am häufigsten genannt wird.",
        "Finden Sie heraus, wem sie in solchen Dingen schon vertrauen.",
      ],
      difference: [
        "Es verlangt einen Vertrag statt einer neuen Abteilung.",
        "Den schwierigsten Teil tun Menschen, die ihn schon oft getan haben.",
      ],
    },
    es: {
      titles: ["Con un socio: {said}", "{said}, junto con alguien más"],
      bare: "junto con un socio",
      summary: {
        said: [
          "este camino deja a un socio lo que ustedes nunca han hecho y conserva lo que solo ustedes saben hacer.",
          "pasa por alguien que ya está allí, y se comparte lo que entra.",
        ],
        unsaid: ["qué parte no harían ustedes mismos; quizá un socio la hace desde hace años."],
      },
      step: [
        "conviene preguntarles a quién compran hoy y hablar con quien más nombren.",
        "conviene averiguar en quién confían ya para cosas así.",
      ],
      difference: [
        "pide un contrato en lugar de un departamento nuevo.",
        "la parte más difícil la hace quien ya la ha hecho antes.",
      ],
    },
    ja: {
      titles: ["協力先と組む：{said}", "{said}を協力先とともに"],
      bare: "協力先と組む",
      summary: {
        said: [
          "経験のない部分は協力先に任せ、自社にしかできないことを残す進め方です。",
          "すでに現場にいる相手を通じて届け、収入を分け合う案です。",
        ],
        unsaid: ["自社では行わない部分はどこかで、長年それを担う協力先を探す進め方です。"],
      },
      step: [
        "今どこから買っているかを聞き、いちばん多く挙がった相手と話します。",
        "こうしたことをすでに任せている相手は誰かを調べます。",
      ],
      difference: [
        "新しい部署ではなく、一つの契約で始められます。",
        "いちばん難しい部分は、経験のある人たちが担います。",
      ],
    },
  },
};

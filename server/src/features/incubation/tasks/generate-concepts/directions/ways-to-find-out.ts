import type { Direction } from "./direction.ts";

/** Shown before it is built. */
export const shownFirst: Direction = {
  topics: ["idea"],
  stepAbout: "audience",
  words: {
    en: {
      titles: ["Shown before it is built: {said}", "First a picture of it: {said}"],
      bare: "shown before it is built",
      summary: {
        said: [
          "this way shows it before it exists and counts who asks for more.",
          "a page and a drawing come first; what is built follows from the questions they raise.",
        ],
        unsaid: ["what there would be to see; draw it on one page and show that."],
      },
      step: [
        "show them a drawing without explaining it and note their first question.",
        "ask each of them for something in return: a date, a colleague, a look at their records.",
      ],
      difference: [
        "interest is counted in things people do, not in praise.",
        "a drawing can be thrown away, a product cannot.",
      ],
    },
    de: {
      titles: ["Gezeigt, bevor es gebaut ist: {said}", "Zuerst ein Bild davon: {said}"],
      bare: "Gezeigt, bevor es gebaut ist",
      summary: {
        said: [
          "Dieser Weg zeigt es, bevor es da ist, und zählt, wer nach mehr fragt.",
          "Zuerst kommen eine Seite und eine Zeichnung; gebaut wird, was die Fragen dazu ergeben.",
        ],
        unsaid: ["was es zu sehen gäbe; zeichnen Sie es auf eine Seite und zeigen Sie diese."],
      },
      step: [
        "Zeigen Sie ihnen eine Zeichnung ohne Erklärung und notieren Sie die erste Frage.",
        "Bitten Sie jeden um etwas: einen Termin, einen Kollegen, einen Blick in die Unterlagen.",
      ],
      difference: [
        "Interesse zählt hier in Taten, nicht in Lob.",
        "Eine Zeichnung lässt sich wegwerfen, ein fertiges Angebot kaum.",
      ],
    },
    es: {
      titles: ["Enseñado antes de construirlo: {said}", "Primero un dibujo: {said}"],
      bare: "enseñado antes de construirlo",
      summary: {
        said: [
          "este camino lo enseña antes de que exista y cuenta quién pide más.",
          "primero vienen una página y un dibujo; lo que se construye sale de las preguntas que despierten.",
        ],
        unsaid: ["qué habría que ver; conviene dibujarlo en una página y enseñarla."],
      },
      step: [
        "conviene enseñarles un dibujo sin explicarlo y anotar la primera pregunta.",
        "conviene pedir a cada uno algo a cambio: una fecha, un colega, un vistazo a sus registros.",
      ],
      difference: ["el interés se cuenta en hechos, no en elogios.", "un dibujo se puede tirar; un producto, no."],
    },
    ja: {
      titles: ["つくる前に見せる：{said}", "まず絵にする：{said}"],
      bare: "つくる前に見せる",
      summary: {
        said: [
          "できあがる前に見せ、もっと知りたいと言う人を数える進め方です。",
          "まず一枚の絵と説明を用意し、出てきた質問からつくるものを決める案です。",
        ],
        unsaid: ["目に見える形はどうなるかで、一枚に描いて見せることから始める進め方です。"],
      },
      step: [
        "説明せずに絵を見せ、最初に出た質問を書き留めます。",
        "日程、同僚の紹介、記録の閲覧など、何か一つをお願いしてみます。",
      ],
      difference: [
        "ほめ言葉ではなく、相手が実際にしたことで関心を測ります。",
        "絵なら捨てられますが、できあがった品はそうはいきません。",
      ],
    },
  },
};

/** Measured against how it is done today. */
export const againstToday: Direction = {
  topics: ["idea"],
  stepAbout: "audience",
  words: {
    en: {
      titles: ["Measured against today: {said}", "{said}, beside the present way"],
      bare: "measured against today",
      summary: {
        said: [
          "this way puts it beside what people do today and keeps only what is clearly better.",
          "the present way is described first, by those who follow it.",
        ],
        unsaid: ["how people manage today; watch a few of them before anything is proposed."],
      },
      step: [
        "ask them to show how they cope now, and what they have tried already.",
        "let them do the same task both ways and compare what they say afterwards.",
      ],
      difference: [
        "the comparison is with what people have, not with what others promise.",
        "it may turn out that the present way is good enough, and that is worth knowing early.",
      ],
    },
    de: {
      titles: ["An heute gemessen: {said}", "{said}, neben der heutigen Lösung"],
      bare: "An heute gemessen",
      summary: {
        said: [
          "Dieser Weg stellt es neben das, was Menschen heute tun, und behält nur, was klar besser ist.",
          "Zuerst wird der heutige Ablauf beschrieben, und zwar von denen, die ihm folgen.",
        ],
        unsaid: ["wie man heute zurechtkommt; sehen Sie einigen dabei zu, ehe etwas vorgeschlagen wird."],
      },
      step: [
        "Lassen Sie sich zeigen, wie sie sich heute behelfen und was sie schon versucht haben.",
        "Lassen Sie dieselbe Aufgabe auf beide Arten erledigen und vergleichen Sie die Urteile.",
      ],
      difference: [
        "Verglichen wird mit dem, was Menschen haben, nicht mit dem, was andere versprechen.",
        "Vielleicht genügt die heutige Lösung, und das weiß man dann früh.",
      ],
    },
    es: {
      titles: ["Comparado con lo de hoy: {said}", "{said}, junto a la solución actual"],
      bare: "comparado con lo de hoy",
      summary: {
        said: [
          "este camino lo pone al lado de lo que se hace hoy y conserva solo lo claramente mejor.",
          "primero se describe la manera actual, y la describen quienes la siguen.",
        ],
        unsaid: ["cómo se arregla la gente hoy; conviene observar a unas pocas personas antes de proponer nada."],
      },
      step: [
        "conviene pedirles que enseñen cómo se las arreglan hoy y qué han probado ya.",
        "conviene que hagan la misma tarea de las dos maneras y comparar lo que dicen después.",
      ],
      difference: [
        "la comparación es con lo que la gente tiene, no con lo que otros prometen.",
        "quizá la manera actual ya baste, y conviene saberlo pronto.",
      ],
    },
    ja: {
      titles: ["今のやり方と比べる：{said}", "{said}を今の方法と並べる"],
      bare: "今のやり方と比べる",
      summary: {
        said: [
          "今のやり方と並べて、はっきり良いところだけを残す進め方です。",
          "まず今のやり方を、それを行う人自身に語ってもらう案です。",
        ],
        unsaid: ["今はどう切り抜けているかで、提案の前に何人かの様子を見る進め方です。"],
      },
      step: [
        "今どのように対処しているか、これまでに何を試したかを見せてもらいます。",
        "同じ作業を両方のやり方で行ってもらい、その後の感想を比べます。",
      ],
      difference: [
        "よその約束ではなく、今あるものと比べます。",
        "今のやり方で足りると分かれば、それも早く知る値打ちがあります。",
      ],
    },
  },
};

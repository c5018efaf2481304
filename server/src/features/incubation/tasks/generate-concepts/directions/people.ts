import type { Direction } from "./direction.ts";

/** For one group first. */
export const oneGroup: Direction = {
  topics: ["audience"],
  stepAbout: "idea",
  words: {
    en: {
      titles: ["First for {said}", "{said} before anybody else"],
      bare: "one group before all others",
      summary: {
        said: [
          "this way is for them alone at first, and others follow only when they use it a second time.",
          "the offer begins with them and nobody else, so that their yes or no decides early.",
        ],
        unsaid: [
          "whom it is for; this way begins with one group and lets its answer decide.",
          "who would use it first; choose one group by its work and begin there.",
        ],
      },
      step: [
        "show it to a few people where they would use it and note what they do instead of trying it.",
        "offer it to a few people by name and write down who says no, and why.",
      ],
      difference: [
        "other ways ask many at once, this one learns from one group whether it matters.",
        "whoever serves everybody cannot listen to them this closely.",
      ],
    },
    de: {
      titles: ["Zuerst für {said}", "{said} vor allen anderen"],
      bare: "Zuerst eine einzige Gruppe",
      summary: {
        said: [
          "Dieser Weg ist zunächst nur für diese Leute da; andere folgen erst, wenn sie ein zweites Mal zugreifen.",
          "Das Angebot beginnt hier und bei niemandem sonst, damit ein Ja oder Nein früh fällt.",
        ],
        unsaid: [
          "für wen das ist; dieser Weg beginnt mit einer Gruppe und lässt ihre Antwort entscheiden.",
          "wer es als Erster nutzen würde; wählen Sie eine Gruppe nach ihrer Arbeit und fangen Sie dort an.",
        ],
      },
      step: [
        "Zeigen Sie es einigen dort, wo sie es nutzen würden, und notieren Sie, was sie tun, statt es zu probieren.",
        "Bieten Sie es einigen Menschen namentlich an und halten Sie fest, wer ablehnt und warum.",
      ],
      difference: [
        "Andere Wege fragen viele zugleich, dieser lernt von einer Gruppe, ob es ihr wichtig ist.",
        "Wer alle bedienen will, kann hier nicht so genau zuhören.",
      ],
    },
    es: {
      titles: ["Primero para {said}", "{said}, antes que nadie"],
      bare: "primero un solo grupo",
      summary: {
        said: [
          "este camino es al principio solo para estas personas; las demás vienen después, cuando estas lo usen por segunda vez.",
          "la oferta empieza aquí y con nadie más, para que su sí o su no decida pronto.",
        ],
        unsaid: [
          "para quién es; este camino empieza con un grupo y deja que decida su respuesta.",
          "quién lo usaría primero; conviene elegir un grupo por su trabajo y empezar por ahí.",
        ],
      },
      step: [
        "conviene enseñárselo a unas pocas personas allí donde lo usarían y anotar qué hacen en vez de probarlo.",
        "conviene ofrecérselo a unas pocas personas con nombre y apuntar quién dice que no, y por qué.",
      ],
      difference: [
        "otros caminos preguntan a muchos a la vez; este aprende de un grupo si le importa.",
        "quien atiende a todo el mundo no puede escuchar tan de cerca.",
      ],
    },
    ja: {
      titles: ["まず{said}のために", "最初の相手は{said}"],
      bare: "最初は一つの相手だけに",
      summary: {
        said: [
          "はじめはこの人たちだけを相手にし、二度目の利用があってからほかへ広げる進め方です。",
          "ほかの誰よりも先にここから始め、早い段階で要るか要らないかを決めてもらう案です。",
        ],
        unsaid: [
          "誰のためのものかで、まず一つの相手を選び、その返事で決める進め方です。",
          "最初に使う人は誰かで、仕事で見分けられる一つの相手から始める案です。",
        ],
      },
      step: [
        "使うことになる場所で何人かに見せ、試す代わりに何をするかを書き留めます。",
        "名前の分かる何人かに提案し、断った人とその理由を記録します。",
      ],
      difference: [
        "大勢に一度に聞くのではなく、一つの相手から本当に大事かどうかを学びます。",
        "すべての人に向けた品では、ここまで細かく声を聞けません。",
      ],
    },
  },
};

/** For one pain only. */
export const onePain: Direction = {
  topics: ["pains"],
  stepAbout: "idea",
  words: {
    en: {
      titles: ["One pain only: {said}", "Against this alone: {said}"],
      bare: "one pain, taken seriously",
      summary: {
        said: [
          "this way solves that and nothing else, and stops if it does not get better.",
          "one complaint is taken seriously here, and nothing is promised beyond it.",
        ],
        unsaid: ["what hurts most; this way begins with one complaint that can be seen happening."],
      },
      step: [
        "be there when it would be needed, and see what people do before they know of it.",
        "try it the next time something goes wrong, not in a meeting.",
      ],
      difference: [
        "others may promise more; this can be judged by whether the complaint stops.",
        "it leaves all else as it is, so that nobody has to relearn their work.",
      ],
    },
    de: {
      titles: ["Nur dieses eine Problem: {said}", "Allein dagegen: {said}"],
      bare: "Ein Problem, ernst genommen",
      summary: {
        said: [
          "Dieser Weg löst genau das und sonst nichts, und er endet, wenn es nicht besser wird.",
          "Diese eine Klage wird ernst genommen, darüber hinaus wird nichts versprochen.",
        ],
        unsaid: ["was am meisten schmerzt; dieser Weg beginnt mit einer Klage, die man mit ansehen kann."],
      },
      step: [
        "Seien Sie dabei, wenn es gebraucht würde, und sehen Sie, was Menschen tun, ehe sie davon wissen.",
        "Probieren Sie es beim nächsten Mal, wenn etwas schiefgeht, nicht in einer Sitzung.",
      ],
      difference: [
        "Andere mögen mehr versprechen; hier zählt, ob die Klage aufhört.",
        "Alles Übrige bleibt, wie es ist, niemand muss seine Arbeit neu lernen.",
      ],
    },
    es: {
      titles: ["Un solo problema: {said}", "Solo contra esto: {said}"],
      bare: "un problema, tomado en serio",
      summary: {
        said: [
          "este camino resuelve eso y nada más, y se detiene si no mejora.",
          "aquí se toma en serio una sola queja y no se promete nada más.",
        ],
        unsaid: ["qué es lo que más duele; este camino empieza con una queja que se pueda ver con los propios ojos."],
      },
      step: [
        "conviene estar presente cuando haría falta y ver qué hace la gente antes de conocerlo.",
        "conviene probarlo la próxima vez que algo salga mal, no en una reunión.",
      ],
      difference: [
        "otros pueden prometer más; esto se juzga por si la queja desaparece.",
        "todo lo demás queda como está, y nadie tiene que aprender su trabajo de nuevo.",
      ],
    },
    ja: {
      titles: ["この困りごとだけに絞る：{said}", "{said}だけを解決する"],
      bare: "困りごとを一つに絞る",
      summary: {
        said: [
          "これだけを解決し、良くならなければやめる進め方です。",
          "この一つの不満だけに向き合い、それ以上は約束しない案です。",
        ],
        unsaid: ["いちばん困っていることは何かで、目の前で起きる不満を一つ選んで始める進め方です。"],
      },
      step: [
        "必要になる場面に立ち会い、知らせる前に人がどう動くかを見ます。",
        "会議の席ではなく、次に何かがうまくいかなかった時に試します。",
      ],
      difference: [
        "大きな約束ではなく、この不満がなくなったかどうかで判断できます。",
        "ほかのやり方はそのまま残すので、仕事を覚え直す人はいません。",
      ],
    },
  },
};

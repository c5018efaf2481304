import type { Direction } from "./direction.ts";

/** From what is there. */
export const whatIsThere: Direction = {
  topics: ["assets"],
  stepAbout: "idea",
  words: {
    en: {
      titles: ["Built on {said}", "From what is there: {said}"],
      bare: "built on what is there",
      summary: {
        said: [
          "this way begins with what exists already and adds as little as possible.",
          "this is used before anything is bought, hired or built.",
        ],
        unsaid: [
          "what you could bring in from the first day; this way begins with what is there already.",
          "which strength could carry it; this way begins with what is paid for and not fully used.",
        ],
      },
      step: [
        "sketch which part of it is there already and which part nobody in the house can do yet.",
        "find out in which week it could begin with nothing but what is there.",
      ],
      difference: [
        "whoever lacks this has to build or buy it first.",
        "it begins sooner than ways that wait for something new.",
      ],
    },
    de: {
      titles: ["Auf dem Vorhandenen: {said}", "Beginnen mit dem, was da ist: {said}"],
      bare: "Auf dem, was schon da ist",
      summary: {
        said: [
          "Dieser Weg beginnt mit dem, was es schon gibt, und fügt so wenig wie möglich hinzu.",
          "Das wird genutzt, ehe etwas gekauft, eingestellt oder gebaut wird.",
        ],
        unsaid: [
          "was Sie vom ersten Tag an einbringen könnten; dieser Weg beginnt mit dem, was schon da ist.",
          "welche Stärke das trägt; dieser Weg beginnt mit dem, was bezahlt und nicht voll genutzt ist.",
        ],
      },
      step: [
        "Skizzieren Sie, welcher Teil davon schon da ist und welchen im Haus noch niemand kann.",
        "Finden Sie heraus, in welcher Woche es mit nichts als dem Vorhandenen beginnen könnte.",
      ],
      difference: [
        "Wem das fehlt, der muss es erst aufbauen oder kaufen.",
        "So beginnt es früher als auf Wegen, die auf Neues warten.",
      ],
    },
    es: {
      titles: ["Sobre lo que ya existe: {said}", "Empezar con lo que hay: {said}"],
      bare: "sobre lo que ya existe",
      summary: {
        said: [
          "este camino empieza con lo que ya existe y añade lo menos posible.",
          "esto se aprovecha antes de comprar, contratar o construir nada.",
        ],
        unsaid: [
          "qué podrían aportar ustedes desde el primer día; este camino empieza con lo que ya hay.",
          "qué fortaleza lo sostendría; este camino empieza con lo que está pagado y no se usa del todo.",
        ],
      },
      step: [
        "conviene dibujar qué parte ya existe y qué parte nadie en la casa sabe hacer todavía.",
        "conviene averiguar en qué semana podría empezar solo con lo que hay.",
      ],
      difference: [
        "quien no lo tiene debe construirlo o comprarlo primero.",
        "así empieza antes que por caminos que esperan algo nuevo.",
      ],
    },
    ja: {
      titles: ["今あるものを生かす：{said}", "{said}から始める"],
      bare: "今あるものを生かす",
      summary: {
        said: [
          "すでにあるものから始め、加えるものをできるだけ少なくする進め方です。",
          "買う、雇う、つくる前に、まずこれを使い切る案です。",
        ],
        unsaid: [
          "初日から持ち込めるものは何かで、今あるものから始める進め方です。",
          "支えになる強みは何かで、支払い済みで使い切れていないものから始める案です。",
        ],
      },
      step: [
        "どの部分がすでにあり、どの部分は社内の誰にもまだできないかを描き出します。",
        "今あるものだけで始められるのは何週目かを調べます。",
      ],
      difference: [
        "これを持たない会社は、まずつくるか買うかしなければなりません。",
        "新しいものを待つ案よりも早く始められます。",
      ],
    },
  },
};

/** Inside a limit. */
export const insideTheLimit: Direction = {
  topics: ["limits"],
  stepAbout: "idea",
  words: {
    en: {
      titles: ["Within this limit: {said}", "What must not break: {said}"],
      bare: "the limits first",
      summary: {
        said: [
          "this way is planned from the limit inwards, so that nothing has to be undone later.",
          "it keeps to that from the beginning and offers less where the limit asks for it.",
        ],
        unsaid: ["what must not happen; this way begins with the rules that could stop it."],
      },
      step: [
        "go through it with whoever guards the rules, before anybody hears of it outside.",
        "cut away every part that would need an exception.",
      ],
      difference: [
        "what would need a permission that is not there today is left out.",
        "other ways meet this limit late, this one begins with it.",
      ],
    },
    de: {
      titles: ["Innerhalb dieser Grenze: {said}", "Was nicht verletzt werden darf: {said}"],
      bare: "Zuerst die Grenzen",
      summary: {
        said: [
          "Dieser Weg ist von der Grenze nach innen geplant, damit später nichts zurückzunehmen ist.",
          "Das gilt von Anfang an; wo die Grenze es verlangt, wird weniger angeboten.",
        ],
        unsaid: ["was nicht geschehen darf; dieser Weg beginnt mit den Regeln, an denen es scheitern könnte."],
      },
      step: [
        "Gehen Sie es mit denen durch, die über die Regeln wachen, bevor draußen jemand davon hört.",
        "Streichen Sie jeden Teil, der eine Ausnahme brauchte.",
      ],
      difference: [
        "Was eine Erlaubnis brauchte, die heute fehlt, bleibt weg.",
        "Andere Wege stoßen spät auf diese Grenze, dieser beginnt mit ihr.",
      ],
    },
    es: {
      titles: ["Dentro de este límite: {said}", "Lo que no se puede romper: {said}"],
      bare: "primero los límites",
      summary: {
        said: [
          "este camino se planea desde el límite hacia dentro, para no tener que deshacer nada después.",
          "se respeta desde el principio y se ofrece menos donde el límite lo pide.",
        ],
        unsaid: ["qué no debe ocurrir; este camino empieza con las reglas que podrían detenerlo."],
      },
      step: [
        "conviene repasarlo con quien vela por las reglas antes de que se sepa fuera.",
        "conviene quitar cada parte que necesitaría una excepción.",
      ],
      difference: [
        "lo que necesitaría un permiso que hoy no existe se deja fuera.",
        "otros caminos tropiezan tarde con este límite; este empieza por él.",
      ],
    },
    ja: {
      titles: ["この制約の中で：{said}", "守るべきこと：{said}"],
      bare: "まず制約を確かめる",
      summary: {
        said: [
          "制約から内側へと組み立て、後で取り消すことがないようにする進め方です。",
          "はじめからこれを守り、必要なら提供するものを減らす案です。",
        ],
        unsaid: ["起きてはならないことは何かで、止められる恐れのある決まりから始める進め方です。"],
      },
      step: ["社外に知られる前に、決まりを守る立場の人と一通り確認します。", "例外の許可が要る部分はすべて外します。"],
      difference: ["今ない許可が要る部分は省きます。", "ほかの案が後でぶつかるこの制約から、先に始めます。"],
    },
  },
};

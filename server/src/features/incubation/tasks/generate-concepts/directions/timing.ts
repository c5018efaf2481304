import type { Direction } from "./direction.ts";

/** Timed by what changes. */
export const theChange: Direction = {
  topics: ["changes"],
  stepAbout: "idea",
  words: {
    en: {
      titles: ["Because of this change: {said}", "The change decides: {said}"],
      bare: "what is changing decides",
      summary: {
        said: [
          "this way is timed by that change and waits for nothing else.",
          "whoever is hit first by it is asked first, and the offer begins there.",
        ],
        unsaid: ["what is changing; without a change nobody has a reason to begin now."],
      },
      step: [
        "ask who has had to act on the change already, and what they did.",
        "find the day from which nobody can go on as before.",
      ],
      difference: [
        "this has a reason to begin now, while other ways could begin at any time.",
        "it need not explain why anything should be different: the change does.",
      ],
    },
    de: {
      titles: ["Wegen dieser Veränderung: {said}", "Der Wandel gibt den Takt vor: {said}"],
      bare: "Was sich ändert, entscheidet",
      summary: {
        said: [
          "Dieser Weg richtet sich nach dieser Veränderung und wartet auf nichts anderes.",
          "Wer davon zuerst betroffen ist, wird zuerst gefragt, und dort beginnt das Angebot.",
        ],
        unsaid: ["was sich ändert; ohne eine Veränderung hat niemand einen Grund, jetzt anzufangen."],
      },
      step: [
        "Fragen Sie, wer auf die Veränderung schon reagieren musste und was er getan hat.",
        "Finden Sie den Tag, ab dem niemand weitermachen kann wie bisher.",
      ],
      difference: [
        "Dieser Weg hat einen Grund, jetzt zu beginnen; andere könnten jederzeit beginnen.",
        "Niemandem muss erklärt werden, warum es anders werden soll: Das tut die Veränderung.",
      ],
    },
    es: {
      titles: ["Por este cambio: {said}", "El cambio marca el ritmo: {said}"],
      bare: "decide lo que está cambiando",
      summary: {
        said: [
          "este camino sigue el ritmo de ese cambio y no espera a nada más.",
          "se pregunta primero a quien lo nota antes, y ahí empieza la oferta.",
        ],
        unsaid: ["qué está cambiando; sin un cambio nadie tiene motivo para empezar ahora."],
      },
      step: [
        "conviene preguntar quién ha tenido que reaccionar ya al cambio y qué hizo.",
        "conviene encontrar el día a partir del cual nadie puede seguir como antes.",
      ],
      difference: [
        "esto tiene un motivo para empezar ahora; otros caminos podrían empezar en cualquier momento.",
        "no hace falta explicar por qué algo debe ser distinto: lo explica el cambio.",
      ],
    },
    ja: {
      titles: ["この変化に合わせて：{said}", "{said}という変化から"],
      bare: "変わりつつあることから考える",
      summary: {
        said: [
          "この変化に時期を合わせ、ほかは待たない進め方です。",
          "影響を最初に受ける人に最初に聞き、そこから始める案です。",
        ],
        unsaid: ["何が変わりつつあるかで、変化がなければ今始める理由は誰にもありません。"],
      },
      step: [
        "変化にもう対応せざるを得なかった人を探し、何をしたかを聞きます。",
        "これまでどおりでは続けられなくなる日がいつかを調べます。",
      ],
      difference: [
        "ほかの案と違い、今始める理由があります。",
        "なぜ変えるのかを説明しなくても、この変化が理由になります。",
      ],
    },
  },
};

/** Backwards from a sign of success. */
export const fromSuccess: Direction = {
  topics: ["success"],
  stepAbout: "idea",
  words: {
    en: {
      titles: ["Backwards from {said}", "Towards one sign: {said}"],
      bare: "backwards from one sign of success",
      summary: {
        said: [
          "this way begins at that sign and asks what would have to happen right before it.",
          "that is the mark here, and whatever does not lead there is left out.",
        ],
        unsaid: ["by what sign success would be seen; agree on one that anybody can observe."],
      },
      step: [
        "write down what would have to be true halfway, and who will check it.",
        "name who looks for the sign of success, where, and how often.",
      ],
      difference: [
        "this way is finished when the sign is there, and stopped when it stays away.",
        "it is planned from its end, so that no step is taken only because it is possible.",
      ],
    },
    de: {
      titles: ["Rückwärts von {said}", "Auf ein Zeichen hin: {said}"],
      bare: "Vom Erfolg aus rückwärts",
      summary: {
        said: [
          "Dieser Weg beginnt bei diesem Zeichen und fragt, was unmittelbar davor geschehen müsste.",
          "Daran wird hier gemessen; was nicht dorthin führt, fällt weg.",
        ],
        unsaid: ["woran man den Erfolg sähe; einigen Sie sich auf ein Zeichen, das jeder beobachten kann."],
      },
      step: [
        "Schreiben Sie auf, was auf halbem Weg wahr sein müsste und wer das prüft.",
        "Bestimmen Sie, wer nach dem Zeichen des Erfolgs schaut, wo und wie oft.",
      ],
      difference: [
        "Dieser Weg ist fertig, wenn das Zeichen da ist, und endet, wenn es ausbleibt.",
        "Er ist vom Ende her geplant, kein Schritt geschieht nur, weil er möglich ist.",
      ],
    },
    es: {
      titles: ["Hacia atrás desde {said}", "Con una señal por meta: {said}"],
      bare: "hacia atrás desde una señal de éxito",
      summary: {
        said: [
          "este camino empieza en esa señal y pregunta qué tendría que pasar justo antes.",
          "esa es aquí la medida, y lo que no conduce a ella se deja fuera.",
        ],
        unsaid: ["con qué señal se vería el éxito; conviene acordar una que cualquiera pueda observar."],
      },
      step: [
        "conviene escribir qué tendría que ser cierto a mitad de camino y quién lo comprobará.",
        "conviene nombrar quién busca la señal de éxito, dónde y con qué frecuencia.",
      ],
      difference: [
        "este camino termina cuando aparece la señal y se detiene si no aparece.",
        "está planeado desde el final, y ningún paso se da solo porque sea posible.",
      ],
    },
    ja: {
      titles: ["{said}から逆算する", "目印は{said}"],
      bare: "成功の目印から逆算する",
      summary: {
        said: [
          "この目印から出発し、その直前に何が起きるべきかを考える進め方です。",
          "これを基準とし、そこにつながらないことは省く案です。",
        ],
        unsaid: ["何をもって成功とするかで、誰にでも見て分かる目印を一つ決める進め方です。"],
      },
      step: [
        "道のりの半ばで何が本当になっているべきか、誰が確かめるかを書き出します。",
        "成功の目印を誰が、どこで、どのくらいの間隔で見るかを決めます。",
      ],
      difference: [
        "目印が現れれば完了し、現れなければやめる案です。",
        "終わりから組み立てるので、できるからという理由だけの作業がありません。",
      ],
    },
  },
};

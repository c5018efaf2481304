import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Matter } from "../../../drafting/matter.ts";

/** What has to be true, and when to stop. */
export const stopping: InEach<Matter> = {
  en: {
    said: [
      "what would have to be true is that they change a habit for it; stop if none of them does.",
      "stop if they take part once and do not ask about it again.",
      "agree on a day on which to decide, and on what they would have to have done by then.",
      "the strongest reason against may be that they manage well enough as it is; ask them.",
      "it should end if they describe the trouble in quite other words than you.",
      "expect a no from some of them, and write down beforehand how many would be too many.",
    ],
    unsaid: [
      "what would have to be true; name one thing that would end it, and look for that first.",
      "what would make you stop; write it down before the trial begins.",
      "by which day it is decided, and by whom.",
      "what speaks most strongly against it; ask the colleague who doubts it.",
    ],
  },
  de: {
    said: [
      "Wahr sein müsste, dass diese Leute dafür eine Gewohnheit ändern; hören Sie auf, wenn es niemand tut.",
      "Hören Sie auf, wenn diese Leute einmal mitmachen und dann nicht mehr danach fragen.",
      "Vereinbaren Sie einen Tag für die Entscheidung und was bis dahin geschehen sein müsste.",
      "Am stärksten spräche dagegen, dass man dort gut genug zurechtkommt; fragen Sie nach.",
      "Es sollte enden, wenn diese Leute ihre Not ganz anders beschreiben als Sie.",
      "Rechnen Sie mit einigen Absagen und schreiben Sie vorher auf, wie viele zu viele wären.",
    ],
    unsaid: [
      "was wahr sein müsste; nennen Sie eine Sache, die alles beendet, und suchen Sie zuerst nach ihr.",
      "was Sie aufhören ließe; schreiben Sie es auf, bevor der Versuch beginnt.",
      "bis wann entschieden wird und von wem.",
      "was am stärksten dagegen spricht; fragen Sie den Kollegen, der zweifelt.",
    ],
  },
  es: {
    said: [
      "tendría que ser cierto que cambien sus costumbres por ello; conviene parar si nadie lo hace.",
      "conviene parar si participan una vez y no vuelven a preguntar.",
      "conviene acordar un día para decidir y qué tendrían que haber hecho hasta entonces.",
      "la razón más fuerte en contra sería que ya se arreglan bastante bien; conviene preguntárselo.",
      "debería terminar si describen el problema con palabras muy distintas de las suyas.",
      "no faltarán las negativas; conviene escribir antes cuántas serían demasiadas.",
    ],
    unsaid: [
      "qué tendría que ser cierto; conviene nombrar algo que lo pararía todo y buscarlo primero.",
      "qué les haría parar; conviene escribirlo antes de empezar la prueba.",
      "en qué día se decide y quién lo hace.",
      "qué habla más en contra; conviene preguntar al colega que duda.",
    ],
  },
  ja: {
    said: [
      "そのために習慣を変えてもらえることが前提で、誰も変えなければやめます。",
      "一度試したきり二度と尋ねられないなら、やめる合図です。",
      "決める日と、それまでに相手がしているはずのことを約束しておきます。",
      "今のままで十分足りているというのがいちばん強い反対理由なので、本人に聞いてください。",
      "困りごとを全く違う言葉で語られたら、この案は終わりにすべきです。",
      "断る人もいるので、何人なら多すぎるかを先に書いておきます。",
    ],
    unsaid: [
      "何が本当でなければならないかで、覆れば終わりになることを一つ選び先に調べます。",
      "何があればやめるかで、試す前に書いておきます。",
      "いつまでに誰が決めるのかという点です。",
      "いちばん強い反対理由は何かで、疑っている同僚に聞いてください。",
    ],
  },
};

/** A limit that was set. */
export const limit: InEach<readonly string[]> = {
  en: [
    "that holds from the first day.",
    "whatever would break this is left out.",
    "ask who set this limit, and what would be allowed just short of it.",
    "check each part of the plan against it before anybody is asked.",
    "this comes before growth.",
  ],
  de: [
    "Das gilt vom ersten Tag an.",
    "Was dagegen verstieße, bleibt weg.",
    "Fragen Sie, wer diese Grenze gesetzt hat und was knapp davor erlaubt wäre.",
    "Prüfen Sie jeden Teil des Plans daran, ehe jemand gefragt wird.",
    "Das geht vor Wachstum.",
  ],
  es: [
    "eso vale desde el primer día.",
    "lo que lo incumpliría se deja fuera.",
    "conviene preguntar quién puso este límite y qué se permitiría justo antes de él.",
    "conviene comprobar con ello cada parte del plan antes de preguntar a nadie.",
    "esto va antes que crecer.",
  ],
  ja: [
    "これは初日から守ります。",
    "これに反するものは省きます。",
    "誰が定めた制約か、どこまでなら許されるかを聞いてください。",
    "人に尋ねる前に、計画のどの部分もこれに照らして確かめます。",
    "成長よりもこちらを優先します。",
  ],
};

/** What was said when asked. */
export const clarification: InEach<readonly string[]> = {
  en: [
    "this was said when asked, and the plan follows it.",
    "it was clarified so; check it with somebody who was not in the room.",
    "that decides whom to speak with first.",
    "keep to it until somebody concerned says otherwise.",
  ],
  de: [
    "Das kam auf Nachfrage, und der Plan folgt dem.",
    "So ist es geklärt; prüfen Sie es bei jemandem, der nicht dabei war.",
    "Danach richtet sich, mit wem zuerst zu sprechen ist.",
    "Daran halten Sie sich, bis ein Betroffener anderes sagt.",
  ],
  es: [
    "se dijo al preguntarlo, y el plan lo sigue.",
    "así quedó aclarado; conviene comprobarlo con alguien que no estaba.",
    "de eso depende con quién hablar primero.",
    "vale hasta que un afectado diga otra cosa.",
  ],
  ja: [
    "お尋ねした時のお答えで、この案もそれに従います。",
    "そのように確認できたので、その場にいなかった人にも聞いてみてください。",
    "最初に誰と話すかは、これで決まります。",
    "当事者から別の話が出るまでは、これを前提とします。",
  ],
};

/** What was wished for this run. */
export const wish: InEach<readonly string[]> = {
  en: [
    "this is your wish for these concepts; say which part of this one does not meet it yet.",
    "you wish for that, and it decides what comes first here.",
    "measure this concept by that wish before you keep it.",
    "what fits this wish stays, the rest can wait.",
  ],
  de: [
    "Das wünschen Sie sich; sagen Sie, welcher Teil hier dem noch nicht entspricht.",
    "Dieser Wunsch entscheidet, was hier zuerst kommt.",
    "Messen Sie dieses Konzept an diesem Wunsch, ehe Sie es behalten.",
    "Was diesem Wunsch entspricht, bleibt; der Rest kann warten.",
  ],
  es: [
    "ese es su deseo; conviene decir qué parte de este concepto aún no lo cumple.",
    "ese deseo decide aquí qué va primero.",
    "conviene medir este concepto con ese deseo antes de conservarlo.",
    "lo que cumple ese deseo se queda, lo demás puede esperar.",
  ],
  ja: [
    "今回のご要望はこれで、まだ応えていない部分があれば教えてください。",
    "このご要望に沿って、何を先にするかを決めています。",
    "残すかどうかは、このご要望に照らして判断してください。",
    "このご要望に合うものを残し、ほかは後に回します。",
  ],
};

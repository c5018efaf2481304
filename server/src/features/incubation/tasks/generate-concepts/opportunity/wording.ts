import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";

/** What a company is today: by what it has, or as a thing to say. `{name}` is the company, `{said}` a quotation. */
export const today: InEach<{ said: string; unsaid: string }> = {
  en: {
    said: "{name} today has {said} to build on.",
    unsaid: "What {name} is to its customers today has not been said; ask the one who has been with you longest.",
  },
  de: {
    said: "{name} kann heute auf {said} aufbauen.",
    unsaid:
      "Was {name} heute für seine Kunden ist, wurde noch nicht gesagt; fragen Sie den, der am längsten bei Ihnen ist.",
  },
  es: {
    said: "{name} cuenta hoy con {said}.",
    unsaid: "Aún no se ha dicho qué es hoy {name} para sus clientes; conviene preguntar al que lleva más tiempo.",
  },
  ja: {
    said: "{name}には今、{said}があります。",
    unsaid: "{name}が今お客様にとって何であるかはまだ語られていないので、いちばん長いお客様に聞いてみてください。",
  },
};

/** What could be next, around the title of the concept. */
export const next: InEach<string> = {
  en: "Next could be: {title}.",
  de: "Als Nächstes denkbar: {title}.",
  es: "Lo siguiente podría ser: {title}.",
  ja: "次に考えられるのは、{title}。",
};

/** Why now: by a change that people told of, or else as an assumption, which is marked as one where it is shown. */
export const why: InEach<{ said: readonly string[]; assumed: readonly string[] }> = {
  en: {
    said: [
      "{said} is a reason to look now; find out since when, and whom it reaches first.",
      "{said} speaks for it; ask somebody it concerns what they have changed because of it.",
      "If {said} goes on, this becomes more useful; name a sign by which you would notice that it stops.",
    ],
    assumed: [
      "These people would change what they do today. Ask one of them what would make them.",
      "Nobody serves this need well yet. Ask one of these people what they have tried.",
      "It can be begun with what is there. List what would be missing in the first week.",
    ],
  },
  de: {
    said: [
      "{said} ist ein Grund, jetzt hinzusehen; finden Sie heraus, seit wann und wen es zuerst trifft.",
      "{said} spricht dafür; fragen Sie jemanden, den es betrifft, was er deshalb geändert hat.",
      "Wenn {said} anhält, wird dies nützlicher; nennen Sie ein Zeichen, an dem Sie das Ende bemerken würden.",
    ],
    assumed: [
      "Diese Menschen würden ändern, was sie heute tun. Fragen Sie einen, was ihn dazu brächte.",
      "Noch niemand deckt diesen Bedarf gut. Fragen Sie einen dieser Menschen, was er versucht hat.",
      "Mit dem Vorhandenen lässt sich beginnen. Listen Sie auf, was in der ersten Woche fehlen würde.",
    ],
  },
  es: {
    said: [
      "{said} es una razón para mirarlo ahora; conviene averiguar desde cuándo y a quién alcanza primero.",
      "{said} habla a favor; conviene preguntar a alguien afectado qué ha cambiado por ello.",
      "Si {said} continúa, esto será más útil; conviene nombrar una señal que muestre su final.",
    ],
    assumed: [
      "Estas personas cambiarían lo que hacen hoy. Conviene preguntar a una qué la movería.",
      "Nadie cubre bien esta necesidad todavía. Conviene preguntar a una de ellas qué ha probado.",
      "Se puede empezar con lo que hay. Conviene listar lo que faltaría en la primera semana.",
    ],
  },
  ja: {
    said: [
      "{said}は今見ておく理由になるので、いつからか、誰に最初に及ぶかを確かめてください。",
      "{said}が後押しになるので、関わる人に、それで何を変えたかを聞いてみてください。",
      "{said}が続けばこれはもっと役に立つので、止まったと分かる印を一つ挙げてください。",
    ],
    assumed: [
      "この人たちは今のやり方を変える。何があれば変えるかを一人に聞いてください。",
      "この必要に応える人はまだいない。これまで何を試したかを一人に聞いてください。",
      "今あるもので始められる。最初の週に足りないものを書き出してください。",
    ],
  },
};

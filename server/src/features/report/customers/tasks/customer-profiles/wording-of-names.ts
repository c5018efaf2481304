import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** Segments where nobody named a group. */
export const noGroup: Wordings = {
  en: ["Group not named yet"],
  de: ["Gruppe noch nicht genannt"],
  es: ["Grupo aún sin nombrar"],
  ja: ["まだ決まっていない対象者"],
};

/** The segment of a group that was told of without a short name. */
export const describedGroup: Wordings = {
  en: ["The group described"],
  de: ["Die beschriebene Gruppe"],
  es: ["El grupo descrito"],
  ja: ["説明のあった対象者"],
};

/** Segments of whoever would refuse. */
export const doubters: Wordings = {
  en: ["Whoever says no"],
  de: ["Wer Nein sagt"],
  es: ["Quien dice que no"],
  ja: ["反対する人"],
};

/** The segment of whoever has to agree without buying or using. */
export const deciders: InEach<string> = {
  en: "Whoever must agree",
  de: "Wer zustimmen muss",
  es: "Quien debe dar su acuerdo",
  ja: "同意が必要な人",
};

/** That `{name}` is invented and holds the place of `{group}`. */
export const inventedFor: Wordings = {
  en: [
    "{name} is an invented name that holds the place of {group} until real people take it.",
    "The name {name} is invented; it stands for {group}.",
    "{name} stands here for {group}, under an invented name.",
    "Behind the invented name {name} there is so far only what was written: {group}.",
    "For {group} the invented name {name} is here until the first conversation.",
    "Nobody is called {name}: the name keeps a place free for {group}.",
  ],
  de: [
    "{name} ist ein erfundener Name und steht für {group}, bis Sie mit jemandem gesprochen haben.",
    "Der Name {name} ist erfunden; gemeint ist die Gruppe {group}.",
    "Hinter dem erfundenen Namen {name} steht bisher nur die Angabe {group}.",
    "Für {group} steht hier vorerst der erfundene Name {name}.",
  ],
  es: [
    "{name} es un nombre inventado que representa a este grupo: {group}.",
    "El nombre {name} es inventado; guarda el sitio del grupo {group}.",
    "Detrás del nombre inventado {name} solo hay, por ahora, lo que se escribió: {group}.",
    "Por el grupo {group} figura aquí {name}, un nombre inventado, hasta la primera conversación.",
  ],
  ja: [
    "{name}は仮の名前で、{group}を代表しています。",
    "{group}の代わりに、{name}という仮の名前を置いています。",
    "{name}という名前は仮のもので、今わかっているのは{group}ということだけです。",
    "最初の聞き取りが済むまで、{group}を{name}という仮の名前で呼びます。",
  ],
};

/** That `{name}` is invented, and that no group was named. */
export const inventedForNobody: Wordings = {
  en: [
    "{name} is an invented name; which people it stands for is not said yet.",
    "The name {name} is invented and waits for a group to be named.",
    "For whom {name}, an invented name, stands here is still open.",
  ],
  de: [
    "{name} ist ein erfundener Name; für welche Menschen er steht, ist noch nicht gesagt.",
    "Der Name {name} ist erfunden und wartet darauf, dass eine Gruppe genannt wird.",
    "Für wen der erfundene Name {name} steht, ist noch offen.",
  ],
  es: [
    "{name} es un nombre inventado; aún no se ha dicho a qué personas representa.",
    "El nombre {name} es inventado y espera a que se nombre un grupo.",
    "Sigue abierto a quién representa {name}, un nombre inventado.",
  ],
  ja: [
    "{name}は仮の名前で、誰を代表するのかはまだ決まっていません。",
    "{name}という仮の名前を置いていますが、対象となる人はまだ示されていません。",
    "{name}という仮の名前が誰を指すのかは、これから決める必要があります。",
  ],
};

/** That `{name}` is invented, and stands for whoever says no. */
export const inventedDoubter: Wordings = {
  en: [
    "{name} is an invented name for the first person who says no.",
    "Under the invented name {name} this page collects what speaks against it.",
    "The name {name} is invented; put a real person here who would rather leave things as they are.",
    "Nobody is called {name}: the place is kept for somebody with a good reason to refuse.",
    "{name}, an invented name, speaks for those who would refuse.",
  ],
  de: [
    "{name} ist ein erfundener Name für die erste Person, die Nein sagt.",
    "Unter dem erfundenen Namen {name} steht hier, was dagegen spricht.",
    "Der Name {name} ist erfunden; hierher gehört jemand mit einem guten Grund, alles zu lassen, wie es ist.",
    "Der erfundene Name {name} hält den Platz frei für jemanden, der ablehnt.",
  ],
  es: [
    "{name} es un nombre inventado para la primera persona que diga que no.",
    "Bajo el nombre inventado {name} se reúne aquí lo que habla en contra.",
    "El nombre {name} es inventado; aquí corresponde alguien con una buena razón para dejarlo todo como está.",
    "{name}, un nombre inventado, guarda el sitio de quien prefiera negarse.",
  ],
  ja: [
    "{name}は、最初に断る人を表す仮の名前です。",
    "{name}という仮の名前のもとに、反対の理由を集めます。",
    "{name}は仮の名前で、今のままでよいと考える人の席を空けておくためのものです。",
    "断る理由を持つ人に会えるまで、{name}という仮の名前を置いています。",
  ],
};

/** That `{name}` is invented, and stands for whoever has to agree. */
export const inventedDecider: Wordings = {
  en: [
    "{name} is an invented name for whoever pays, runs or may forbid it.",
    "The name {name} is invented; put the person here who has to agree without using it.",
    "Under the invented name {name} a place is kept for the one whose signature it needs.",
  ],
  de: [
    "{name} ist ein erfundener Name für die Person, die zahlt, es betreibt oder verbieten kann.",
    "Der Name {name} ist erfunden; hierher gehört, wer zustimmen muss, ohne es selbst zu nutzen.",
    "Unter dem erfundenen Namen {name} ist Platz für die Person, deren Unterschrift es braucht.",
  ],
  es: [
    "{name} es un nombre inventado para quien paga, gestiona o puede prohibirlo.",
    "El nombre {name} es inventado; aquí corresponde quien debe dar su acuerdo sin usarlo.",
    "Bajo el nombre inventado {name} se guarda el sitio de la persona cuya firma hace falta.",
  ],
  ja: [
    "{name}は、費用を払う人、運用する人、または禁止できる人を表す仮の名前です。",
    "{name}は仮の名前で、自分では使わないが同意が必要な人の席を空けておくためのものです。",
    "{name}という仮の名前で、承認の署名が必要な人の場所を取ってあります。",
  ],
};

import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Asks } from "../../telling/teller.ts";

export const impactTitle: InEach<string> = {
  en: "Yearly saving",
  de: "Ersparnis im Jahr",
  es: "Ahorro al año",
  ja: "年間の節約額",
};

/** What drafts say of the numbers of a saving. Clauses that follow a quotation; a start value is called one. */
export const impactWording = {
  reasoning: {
    en: [
      "the amount is today’s cost times the share that goes away, and that share nobody has measured",
      "of these numbers the share that goes away moves the result most: measure it first, with one team",
      "the result is only as good as its weakest number, the share that really ends",
      "before and after a month of trial the same record will show the share that counts here",
    ],
    de: [
      "der Betrag ist der heutige Aufwand mal dem Anteil, der wegfällt, und diesen hat niemand gemessen",
      "von diesen Zahlen bewegt der wegfallende Anteil das Ergebnis am meisten: messen Sie ihn zuerst, mit einem Team",
      "das Ergebnis ist so gut wie seine schwächste Zahl, der Anteil, der wirklich endet",
      "dasselbe Verzeichnis zeigt vor und nach einem Monat Versuch den Anteil, auf den es hier ankommt",
    ],
    es: [
      "el importe es el coste de hoy por la parte que desaparece, y esa parte no la ha medido nadie",
      "de estos números, la parte que desaparece es la que más mueve el resultado: mídala primero, con un equipo",
      "el resultado vale lo que su número más débil, la parte que de verdad termina",
      "el mismo registro, antes y después de un mes de prueba, mostrará la parte que aquí cuenta",
    ],
    ja: [
      "金額は今の費用になくなる割合を掛けたもので、その割合はまだ誰も測っていません",
      "結果を最も動かすのはなくなる割合ですから、一つのチームで先に測ってください",
      "一番弱い数字はなくなる割合ですから、そこから確かめてください",
      "一か月試す前と後に同じ記録を見て、なくなる割合を出してください",
      "どれだけ減るかは試して初めてわかりますから、小さく始めてください",
    ],
  },
  writtenCost: {
    en: [
      "the amount is taken from there; whether all of it can be touched is open",
      "this amount is your own, and the accounts can confirm it for the last twelve months",
      "with this amount it is counted; ask who approves these bills which part is avoidable",
    ],
    de: [
      "der Betrag ist von dort übernommen, ob er ganz beeinflusst werden kann, ist offen",
      "dieser Betrag ist Ihr eigener, die Buchhaltung kann ihn für zwölf Monate bestätigen",
      "mit diesem Betrag ist gerechnet, fragen Sie, welcher Teil der Rechnungen vermeidbar ist",
    ],
    es: [
      "el importe se toma de ahí; queda abierto si todo él se puede tocar",
      "este importe es el suyo, y contabilidad puede confirmarlo para doce meses",
      "con este importe se calcula; pregunte a quien aprueba las facturas qué parte es evitable",
    ],
    ja: [
      "金額はそこから取りましたが、全部に手が届くかはまだわかりません",
      "書かれた金額ですから、直近一年分を経理に確かめてください",
      "この金額で計算していますから、避けられる部分を承認者に聞いてください",
    ],
  },
  otherMoney: {
    en: [
      "these pages count in US dollars, so a start value stands here until you enter what that comes to",
      "your amount is not converted: replace this start value by it in whole US dollars",
      "put this cost here in US dollars; the number shown is a start value and not yours",
    ],
    de: [
      "diese Seiten rechnen in US-Dollar, hier steht ein Startwert, bis Sie den Betrag umgerechnet eintragen",
      "Ihr Betrag ist nicht umgerechnet: ersetzen Sie diesen Startwert durch ganze US-Dollar",
      "tragen Sie diese Kosten hier in US-Dollar ein, die Zahl ist ein Startwert und nicht Ihre",
    ],
    es: [
      "estas páginas calculan en dólares, aquí hay un valor inicial hasta que ponga el importe convertido",
      "su importe no está convertido: sustituya este valor inicial por él en dólares enteros",
      "anote aquí este coste en dólares; el número es un valor inicial y no el suyo",
    ],
    ja: [
      "このページは米ドルで計算していますから、換算した額を入れるまでは仮の値です",
      "金額は換算していませんから、米ドルの額でこの仮の値を置き換えてください",
      "ここの数字は仮の値ですから、この費用を米ドルで入れてください",
    ],
  },
  times: {
    en: [
      "so often a year it is paid by these words; change it if the bills come otherwise",
      "the number of times turns that amount into a year",
      "take fewer if it comes in some seasons only",
    ],
    de: [
      "so oft im Jahr fällt es nach diesen Worten an, ändern Sie es, wenn anders gezahlt wird",
      "die Anzahl macht aus dem Betrag ein Jahr",
      "nehmen Sie weniger, wenn es nur in manchen Monaten anfällt",
    ],
    es: [
      "tantas veces al año se paga según estas palabras; cámbielo si las facturas llegan de otro modo",
      "el número de veces convierte ese importe en un año",
      "ponga menos si solo ocurre en algunas temporadas",
    ],
    ja: [
      "書かれた間隔から一年の回数にしていますので、違えば直してください",
      "この回数で一年分に直しています",
      "季節によるものなら、回数を減らしてください",
    ],
  },
  writtenPeople: {
    en: [
      "the number of people is the one you wrote; count only those whose work would change",
      "so many people are counted here, as you said",
      "your number stands here, and a roster shows how many of them are concerned",
    ],
    de: [
      "die Zahl der Personen ist Ihre, zählen Sie nur die, deren Arbeit sich ändern würde",
      "so viele Personen sind hier gerechnet, wie Sie gesagt haben",
      "hier steht Ihre Zahl, ein Dienstplan zeigt, wie viele davon betroffen sind",
    ],
    es: [
      "el número de personas es el suyo; cuente solo a aquellas cuyo trabajo cambiaría",
      "se cuentan aquí tantas personas como usted dijo",
      "aquí está su número, un cuadrante muestra cuántas están afectadas",
    ],
    ja: [
      "人数は書かれたとおりですから、作業が変わる人だけを数えてください",
      "書かれた人数で計算しています",
      "人数はご自身の数ですから、勤務表で対象の人を確かめてください",
    ],
  },
  people: {
    en: [
      "how many people have to do with that is not said yet: a start value, until the heads of the teams have named them",
      "this start value waits for a roster of those who do the work",
      "ask the teams for names and replace this start value by the count",
      "nobody has counted the people behind it, so this is a start value",
    ],
    de: [
      "wie viele damit zu tun haben, ist noch nicht gesagt: ein Startwert, bis die Teamleitungen sie benannt haben",
      "dieser Startwert wartet auf einen Dienstplan derer, die die Arbeit tun",
      "fragen Sie die Teams nach Namen und ersetzen Sie diesen Startwert durch die Anzahl",
      "gezählt hat die Menschen dahinter noch niemand, dies ist ein Startwert",
    ],
    es: [
      "no se ha dicho cuántas personas tienen que ver: un valor inicial hasta que los jefes de equipo las nombren",
      "este valor inicial espera un cuadrante de quienes hacen el trabajo",
      "pida nombres a los equipos y sustituya este valor inicial por el recuento",
      "nadie ha contado a las personas que hay detrás, es un valor inicial",
    ],
    ja: [
      "関わる人数はまだ書かれていませんから、各チームに名前を挙げてもらうまでは仮の値です",
      "勤務表で数えるまでは仮の値です",
      "担当者の名前を集め、この仮の値を人数と替えてください",
      "まだ誰も数えていませんから、仮の人数を置いています",
    ],
  },
  hours: {
    en: [
      "the hours are a start value: let three people keep a list for four weeks before anything changes",
      "replace this start value by time records, or by what last week looked like",
      "how long it takes one person in a year is a start value that only those people can correct",
      "nobody has measured the hours; a start value of about two a week stands here",
    ],
    de: [
      "die Stunden sind ein Startwert: lassen Sie drei Personen vier Wochen lang eine Liste führen, bevor sich etwas ändert",
      "ersetzen Sie diesen Startwert durch Zeitaufzeichnungen oder durch die letzte Woche",
      "wie lange eine Person im Jahr damit zubringt, ist ein Startwert, den nur sie selbst berichtigen kann",
      "gemessen hat die Stunden niemand, hier steht ein Startwert von etwa zwei je Woche",
    ],
    es: [
      "las horas son un valor inicial: que tres personas lleven una lista cuatro semanas antes de cambiar nada",
      "sustituya este valor inicial por registros de tiempo o por la semana pasada",
      "cuánto dedica una persona al año es un valor inicial que solo ella puede corregir",
      "nadie ha medido las horas; hay aquí un valor inicial de unas dos por semana",
    ],
    ja: [
      "時間は仮の値ですから、変える前に三人に四週間記録してもらってください",
      "勤務の記録か先週の実績で、この仮の値を置き換えてください",
      "一人が年に使う時間は仮の値ですから、本人に聞いて直してください",
      "まだ誰も測っていませんから、週に二時間ほどの仮の値を置いています",
    ],
  },
  hourlyCost: {
    en: [
      "what an hour of this costs, wage and all, is a start value; the payroll office knows the real one",
      "take the rate of your own calculations in place of this start value",
      "an hour counts only if it is not paid any more, and its cost here is a start value",
      "ask the payroll office once and replace this start value for good",
    ],
    de: [
      "was eine Stunde davon mit allem kostet, ist ein Startwert, die Lohnbuchhaltung kennt den echten",
      "nehmen Sie Ihren eigenen Verrechnungssatz an Stelle dieses Startwerts",
      "eine Stunde zählt nur, wenn sie nicht mehr bezahlt wird, ihre Kosten sind hier ein Startwert",
      "fragen Sie einmal die Lohnbuchhaltung und ersetzen Sie diesen Startwert",
    ],
    es: [
      "cuánto cuesta una hora de esto, con todo, es un valor inicial; nóminas conoce el real",
      "ponga su propia tarifa interna en lugar de este valor inicial",
      "una hora cuenta solo si deja de pagarse, y su coste es aquí un valor inicial",
      "pregunte una vez a nóminas y sustituya este valor inicial",
    ],
    ja: [
      "一時間の費用は仮の値ですから、給与の担当者に実際の額を聞いてください",
      "社内の計算に使う単価で、この仮の値を置き換えてください",
      "支払いが減って初めて節約になりますから、この単価は仮の値です",
      "給与の担当者に一度聞き、仮の値を直してください",
    ],
  },
  removed: {
    en: [
      "the share that ends for good is a low start value until one team has tried it for a month",
      "go through the last ten cases and mark those that would not have happened; they replace this start value",
      "part of it stays whatever you do, so the start value is small",
      "this start value decides the result: compare a team that changes with one that does not",
    ],
    de: [
      "der Anteil, der wirklich endet, ist ein niedriger Startwert, bis ein Team es einen Monat versucht hat",
      "gehen Sie die letzten zehn Fälle durch und streichen Sie an, welche nicht eingetreten wären, sie ersetzen diesen Startwert",
      "ein Teil bleibt auf jeden Fall, deshalb ist der Startwert klein",
      "dieser Startwert entscheidet das Ergebnis: vergleichen Sie ein Team mit der Änderung und eines ohne",
    ],
    es: [
      "la parte que termina de verdad es un valor inicial bajo hasta que un equipo lo pruebe un mes",
      "repase los diez últimos casos y marque los que no habrían ocurrido; sustituyen este valor inicial",
      "una parte queda en todo caso, por eso el valor inicial es pequeño",
      "este valor inicial decide el resultado: compare un equipo que cambia con uno que no",
    ],
    ja: [
      "本当になくなる割合は低めの仮の値ですから、一つのチームで一か月試してください",
      "直近の十件を見直し、起きなかったはずのものに印を付けて仮の値と替えてください",
      "必ず残る部分がありますから、仮の値は小さくしてあります",
      "結果を決める仮の値ですから、変えるチームと変えないチームを比べてください",
      "一か月の記録を前後で比べ、この仮の値を直してください",
    ],
  },
} as const satisfies Record<string, Asks>;

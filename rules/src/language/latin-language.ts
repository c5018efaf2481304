const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that stand in nearly every text of a language, and seldom in one of the others. Some are there only to be told apart. */
const commonWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    "the and of to is that it for with are this they who what which when not from have has by their them be we our on at or an can would a i my",
  ),
  de: words(
    "der die das und ist nicht mit ein eine einer einen den dem des zu für auf von wird werden sich wer was wie ohne im bei aus als auch nur noch oder sie wir",
  ),
  es: words(
    "el los las y es que con una para por del se no su sus cada más cuando quién qué lo al como sin en un donde hay la de a siempre desde hasta",
  ),
  fr: words(
    "le les et est que avec une pour par du des ne pas sur qui dans au aux ce cette leur leurs sans ou elle ils nous la de",
  ),
  it: words(
    "il gli e è che con una per del della di non sul chi nella nel al alla questo loro senza o sono ogni anche più la a",
  ),
  pt: words(
    "o os as e é que com uma para por do da não seu sua cada mais quando quem ao como sem em um onde há nos nas de a",
  ),
  nl: words("de het een en is niet met voor op van wordt worden zich wie wat hoe zonder bij uit als ook nog of ze wij"),
  ca: words("el els les i és que amb una per del dels no seva cada més quan qui com sense en un on hi ha als la de a"),
  pl: words("w z i na do nie się że jest dla o od po przez jak oraz lub są który które co za ich ale"),
  cs: words("v z a na do se že je pro o od po jak nebo jsou který které co za jejich ale není by s k"),
  sv: words("och att det som en på är av för med den till inte om ett men var när har de vi ska utan eller"),
  da: words("og at det som en på er af for med den til ikke om et men var når har de vi skal uden eller"),
  tr: words("ve bir bu için ile de da çok daha gibi olan olarak her ne var ama veya en ki"),
  fi: words("ja on ei se että joka ovat kun mutta tai kuin myös sekä niin ne jos voi ilman"),
  hu: words("a az és egy hogy nem is van meg de ez vagy mint csak ha már aki ami nélkül"),
  ro: words("și în de la cu pe nu este care pentru din o un se ce mai sunt fără sau"),
  id: words("yang dan di ini itu dengan untuk tidak dari dalam akan pada juga ke karena oleh atau bisa"),
  vi: words("và của là có không cho được với các một người này khi từ đến những ở"),
};
const address = /\S+(?:@|:\/\/)\S+|www\.\S+/giu;

/** A text without the addresses of pages and mailboxes, which are in no language. */
export const withoutAddresses = (text: string): string => text.replace(address, " ");

/** The language, among eighteen in Latin letters, of whose commonest words a text has most; undefined where two have as many. */
export function latinLanguage(text: string): string | undefined {
  return commonestLanguage(
    withoutAddresses(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );
}

/** The same for words in small letters. */
export function commonestLanguage(said: readonly string[]): string | undefined {
  const counts = Object.entries(commonWords)
    .map(([language, common]) => ({ language, count: said.filter((word) => common.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  return !first || first.count === 0 || first.count === second?.count ? undefined : first.language;
}

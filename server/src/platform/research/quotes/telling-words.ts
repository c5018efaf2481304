/* Words that turn a sentence round when one letter of them, or they themselves, come or go. Lower case. */

const list = (text: string) => new Set(text.trim().split(/\s+/));

const negations = list(`
  not no never none nobody nothing nowhere neither nor without cannot hardly barely scarcely unless except
  nicht nichts nie niemals niemand nirgends nirgendwo weder ohne kaum außer
  no ni nunca jamás jamas nada nadie ningún ningun ninguno ninguna ningunos ningunas sin tampoco apenas salvo excepto
  ne non pas jamais rien personne aucun aucune aucuns aucunes nul nulle ni sans guère guere sauf
  non né mai niente nulla nessun nessuno nessuna senza neppure nemmeno neanche tranne
  não nao nem nunca jamais nada ninguém ninguem nenhum nenhuma nenhuns nenhumas sem
  niet niets nooit niemand nergens geen zonder nauwelijks behalve
  inte icke ej aldrig ingen inget inga ingenting ingenstans varken utan knappt
  nie żaden bez ikke aldri ei eikä не нет ни никогда никто ничего без нельзя`);
const negationForms = /^kein\p{L}*$|^n'$|^'t$/u;

/** Whether a word says that something is not so, in one of the languages of reports. */
export const isNegation = (word: string): boolean => negations.has(word) || negationForms.test(word);

/** What belongs to the words behind it alone, and `no`, which is a preposition in Portuguese. */
const forwards = list(`
  no nor neither without cannot unless except ohne weder außer ni sin salvo excepto ne sans sauf né senza tranne não nao nem sem zonder behalve varken utan
  bez ei без ни`);

/** Whether a word behind a statement says that it is not so: "sie zahlen nicht". */
export const isNegationBehind = (word: string): boolean => isNegation(word) && !forwards.has(word);

const magnitudes = list(`
  hundred thousand million millions billion billions trillion trillions k m mn mln bn tn dozen lakh crore percent
  hundert tausend million millionen milliarde milliarden billion billionen mio mrd bio prozent
  cien ciento mil millón millon millones millardo billón billones mdp
  cent mille million millions milliard milliards md mds
  cento mila milione milioni miliardo miliardi
  milhão milhao milhões milhoes bilhão bilhões
  honderd duizend miljoen miljard procent hundra tusen miljon miljoner miljarder mkr`);

/** Whether a word or sign behind a number says how much of it there is. */
export const isMagnitude = (word: string): boolean => magnitudes.has(word) || /^[%‰]$/.test(word);

const numbers = list(`
  one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety half third quarter
  double triple twice first second fourth fifth sixth seventh eighth ninth tenth
  eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf halb hälfte drittel viertel doppelt
  uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece quince veinte mitad tercio
  un deux trois quatre cinq sept huit neuf dix onze douze treize seize vingt trente moitié tiers
  due tre quattro cinque sei sette otto nove dieci venti metà terzo
  dois duas três quatro cinco sete oito dez vinte metade terço
  een twee drie vier vijf zes zeven acht negen tien elf twaalf helft
  en ett två fyra fem sex sju åtta nio tio elva tolv hälften`);
/** Tens, teens and what is put together with them; and two months that are one letter apart. Strict about a few other words, too, which harms nothing. */
const numberForms =
  /(?:teen|[a-zß](?:zig|ßig)|zehn|hundert|tausend|tig|tio|tton|tien|ante|[ae]nta\p{L}*|[ei]nte|[dt]ici|mente)$|^ju[nl]/u;

/** Whether a word may hold only the letters that it has: a number, a magnitude, or one that a letter makes another. */
export const isCount = (word: string): boolean => numbers.has(word) || magnitudes.has(word) || numberForms.test(word);

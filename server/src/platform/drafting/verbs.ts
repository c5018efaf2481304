/** Plain verbs, as they stand in a dictionary, that are hardly ever nouns. */
const verbsOnly: ReadonlySet<string> = new Set(
  `accept add admit adopt agree allow annoy apply approve argue arrive ask assess assume attract authenticate
  automate avoid bake beat become begin believe belong bend bleed borrow bother breathe bring build buy calculate
  cancel capture carry catch certify choose climb clog collect collide combine come commute compare compete
  complain compute confuse connect consist consume contain convert convince cope cough crawl create decide defend
  deliver depart depend deserve destroy detect develop diagnose die differ dig digitise digitize disappear discard
  discourage discover distribute do drink drown dry earn eat eliminate emigrate enable encrypt enjoy ensure
  evaluate exceed exhaust exist expand expect expire explain explore fail feed feel fill find finish fluctuate
  follow forbid forget freeze generate get give go graze grow halve handle happen have heal hear hesitate hire
  hurt identify idle ignore illustrate improve include inform injure insource inspect install interpret introduce
  invest invite involve join juggle justify keep kneel knit know learn leave lend let listen lose lower maintain
  make manage meet melt memorise migrate miss motivate mow negotiate notice oblige obtain occupy occur operate
  oppose optimise optimize organise organize outgrow outsource overestimate overlook overpay overproduce overspend
  overstock owe participate perform persuade postpone prefer prepare prescribe prevent proceed protect prove
  provide put qualify quit react read realise realize receive recognise recognize recommend reduce refuse regret
  rehearse reject relocate rely remain remember remind remove renew reorder repay replace require reschedule
  resign restore retain retire reveal rot ruin satisfy say scare see seek select sell send serve sew shrink
  simplify sink sit sleep solve specify spend spoil squeeze starve streamline strengthen struggle submit subscribe
  succeed sue suffer surpass surround suspect sweep take teach tell thank throw tire treat underestimate undergo
  understaff understand undertake unite unload unsubscribe urge vanish vary verify wake wear weigh wipe withdraw
  write`.split(/\s+/u),
);

/** Plain verbs that are as often nouns: on their own they do not make a clause. */
const verbsAndNouns: ReadonlySet<string> = new Set(
  `access ache age aim answer audit ban bill blame block board book bore brake break brew bundle burn call cause
  charge chat check claim clean click close clump coach complete cook cool copy cost count crash cross cut cycle
  date deal decline decrease default delay demand discount double doubt download drain draw dress drive drop email
  employ end enter estimate experience face fall fear file finance fine fit fix flood fly force forecast free fund
  gain grade guess guide hack harvest hate heat help hide hold host increase interview invoice iron jam label lack
  land launch lead leak license lie limit list live load lock look love mark match mean measure mentor mix monitor
  move nail name need note object offer open order overflow own pack paint park patch pay permit phone pick pile
  plan plant plot practise praise press print process produce promise protest pull purchase push queue raise rank
  rate reach recall record recycle refill refund release rent repair repeat reply report request rest return reuse
  reward ride rise run rust save scale scan schedule search set shape share shift ship show sign slip slow sort
  split stack stamp stand start stay stock stop store strain stress sum supply support swing swipe switch tap
  taste test text tie track trade train transfer travel trip triple trust try turn tutor type update upgrade upset
  use value visit vote wait walk want wash waste watch water welcome win wish work worry yield`.split(/\s+/u),
);

/** Past forms that are no participles. */
const pastForms: ReadonlySet<string> = new Set(
  "became began came chose drove ate fell forgot gave grew knew ran saw shrank took threw went wore wrote".split(" "),
);

/** Past forms that are participles too: "lost a day" has a subject, "lost in transit" has none. */
const doubtfulPastForms: ReadonlySet<string> = new Set(
  `bought broke brought built caught cut dealt felt found got heard held kept led left lent lost made meant met paid
  said sat sold sent slept spent stood struck taught told thought understood won`.split(/\s+/u),
);

/** Words that only a whole clause has. Contractions are written with a plain apostrophe. */
const finiteWords: ReadonlySet<string> = new Set(
  `is are was were am has have had does do did can cannot could will would must should may might shall isn't aren't
  wasn't weren't hasn't haven't hadn't doesn't don't didn't can't couldn't won't wouldn't mustn't shouldn't it's
  they're we're there's that's nobody's gets goes takes makes costs needs wants says knows seems becomes comes loses
  depends forgets spends happens exists remains arrives runs falls rises grows breaks`.split(/\s+/u),
);

/** Whether the word, in lower case, is a verb as it stands after "to". */
export function isPlainVerb(word: string): boolean {
  return verbsOnly.has(word) || verbsAndNouns.has(word);
}

/** Whether the word, in lower case, is a verb and hardly ever a noun: "forget", not "order". */
export function isOnlyVerb(word: string): boolean {
  return verbsOnly.has(word);
}

/** Whether the word, in lower case, shows that the text around it is a whole clause, given the word after it. */
export function isFiniteWord(word: string, following = ""): boolean {
  if (finiteWords.has(word.replaceAll("’", "'")) || pastForms.has(word)) return true;
  const hasObject = /^(?:the|an?|their|our|its|his|her|my|your|no|more|too|it|them|us|me|money|time|\d.*)$/u.test(
    following,
  );
  return hasObject && (doubtfulPastForms.has(word) || (word.endsWith("ed") && word.length > 4));
}

/** The plain verb of a form in -s, such as "falls" or "carries"; undefined when it is none that is known. */
export function plainVerbOf(form: string): string | undefined {
  const candidates = [form.replace(/ies$/u, "y"), form.replace(/es$/u, ""), form.replace(/s$/u, "")];
  return form.endsWith("s") ? candidates.find((candidate) => candidate !== form && isPlainVerb(candidate)) : undefined;
}

const singularByPlural: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: "is", were: "was", have: "has", do: "does", go: "goes" }),
);
const pluralBySingular: ReadonlyMap<string, string> = new Map(
  [...singularByPlural].map(([plural, singular]) => [singular, plural]),
);

/** The form after "it" of a verb as it stands after "we": "drive" gives "drives". Unknown words stay as they are. */
export function singularVerb(word: string): string {
  const known = singularByPlural.get(word);
  if (known !== undefined) return known;
  if (!isPlainVerb(word)) return word;
  if (/[^aeiou]y$/u.test(word)) return word.replace(/y$/u, "ies");
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** The form after "they" of a verb as it stands after "he": "cycles" gives "cycle". Any form without -s stays. */
export function pluralVerb(word: string): string {
  return pluralBySingular.get(word) ?? plainVerbOf(word) ?? word.replace(/(?<=[^s])s$/u, "");
}

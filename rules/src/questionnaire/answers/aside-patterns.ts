/** What programs say. */
export const fromProgram = [
  /\b(?:[A-Z]\w*)?(?:Error|Exception)\b\s*[:(]/u,
  /\bTraceback \(most recent call last\)/u,
  /^\s*at \S+ \(?\S+:\d+(?::\d+)?\)?/mu,
  /\b(?:ECONN\w+|ENOENT|SIGSEGV|NullPointerException|segmentation fault|stack ?trace)\b/iu,
  /\b(?:HTTP(?:\/\d(?:\.\d)?)?|status(?: code)?|error code)[ :]+[45]\d\d\b/iu,
  /\b(?:undefined|null) is not an? (?:function|object)\b/iu,
];

/** Answers that say that there is none. */
export const unknown =
  /^(?:test(?:ing)?|todo|tbd|n\/?a|idk|dunno|none|nothing|no|yes|ok(?:ay)?|hi|hello|hey|(?:i )?(?:do not|don['’]?t) know(?: yet)?|no (?:idea|clue)|not sure(?: yet)?|whatever|anything|wei(?:ß|ss) (?:ich )?(?:noch )?nicht|keine ahnung|nichts|hallo|egal|no (?:lo )?s[eé]|ni idea|nada|hola|わからない|分からない|知りません|未定|なし|je ne sais pas|aucune idée|rien|bonjour)$/iu;

/** Questions to whoever reads, in the languages that drafts are written in. */
export const asksBack = [
  /^(?:can|could|will|would|do|are|did) you\b/iu,
  /^(?:who|what) are you\b/iu,
  /^(?:what|how|which|why|where) (?:should|must|do|can|could|am|shall) i\b/iu,
  /^what (?:does|do) (?:this|that|it|you) (?:mean|want)\b/iu,
  /^(?:please )?(?:help(?: me)?(?: please)?|explain(?: (?:this|it|the question))?(?: to me)?|tell me what to \w+|(?:write|do) (?:this|it) for me)$/iu,
  /^(?:kannst du|können sie|könn(?:test|ten) (?:du|sie)|wer bist du|was (?:soll|muss|kann) ich|wie (?:soll|muss|kann|geht)|hilfe$|hilf mir|bitte hilf)(?!\p{L})/iu,
  /^¿?(?:puedes|puede usted|podrías|qué (?:debo|tengo que|puedo)|cómo (?:debo|puedo|funciona)|quién eres|ayuda$|ayúdame)(?!\p{L})/iu,
  /^(?:助けて|教えて|あなたは誰)|(?:どうすれば|何を書けば).{0,20}[か？?]$/u,
];

/** Wishes for oneself. */
export const personal = [
  /\b(?:i|we)(?:['’]d like| want| need| deserve| would like)\b.{0,30}\b(?:raise|pay rise|promotion|salary|holidays?|vacation|day off|bonus|new job|lunch|coffee|to go home)\b/iu,
  /^i(?:['’]m| am) (?:so |really |very )?(?:bored|tired|hungry|hangry|sick|annoyed|fed up)\b/iu,
  /\b(?:my (?:boss|manager|colleague) (?:is|sucks|never)|i hate (?:my|this))\b/iu,
  /^(?:ich (?:will|möchte|brauche|hätte gern)|wir (?:wollen|brauchen)).{0,30}(?:gehaltserhöhung|mehr gehalt|urlaub|feierabend|beförderung|bonus|mittagessen|kaffee)(?!\p{L})/iu,
  /^(?:ich bin (?:so )?(?:müde|hungrig|gelangweilt|krank)|mir ist langweilig)(?!\p{L})/iu,
  /^(?:quiero|necesito|me gustaría).{0,30}(?:aumento|vacaciones|ascenso|más sueldo|irme a casa)(?!\p{L})/iu,
  /給料を上げて|昇給してほしい|休みたい|帰りたい/u,
];

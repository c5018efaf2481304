/** How people ask for what can be done without a model, in English and German. */
export const phrasing = {
  update:
    /\b(?:update|refresh|renew|rewrite|aktualisier\w*|erneuer\w*)\b.*\b(?:outdated|stale|old|veraltet\w*)\b|\b(?:outdated|veraltet\w*)\b.*\b(?:update|aktualisier\w*)/iu,
  rename: [
    /\b(?:rename|replace|change)\s+["“„»']?(?<from>.+?)["”“«']?\s+(?:to|with|by|into)\s+["“„»']?(?<to>.+?)["”“«']?(?:\s+(?:everywhere|throughout(?: the (?:whole )?report)?|in the (?:whole )?report))\s*[.!]?$/iu,
    /\brename\s+["“„»']?(?<from>.+?)["”“«']?\s+(?:to|into)\s+["“„»']?(?<to>.+?)["”“«']?\s*[.!]?$/iu,
    /\breplace\s+["“„»'](?<from>.+?)["”“«']\s+(?:with|by)\s+["“„»'](?<to>.+?)["”“«']\s*[.!]?$/iu,
    /\bbenenne?\s+["“„»']?(?<from>.+?)["”“«']?\s+(?:überall\s+)?(?:in|zu)\s+["“„»']?(?<to>.+?)["”“«']?\s+(?:überall\s+)?um\s*[.!]?$/iu,
    /\bersetze?\s+(?:überall\s+)?["“„»']?(?<from>.+?)["”“«']?\s+(?:überall\s+)?durch\s+["“„»']?(?<to>.+?)["”“«']?\s*(?:überall)?\s*[.!]?$/iu,
  ],
  // A name may hold such a word, too: the last one counts, unless something is quoted behind an earlier one.
  set: [
    /\b(?:set|change|put|raise|lower|make)\s+(?<what>.+)\s+(?:to|at|=)\s+(?<value>[^\s].*?)\s*[.!]?$/iu,
    /\b(?:set|change|put|raise|lower|make)\s+(?<what>.+?)\s+(?:to|at|=)\s+(?<value>[^\s].*?)\s*[.!]?$/iu,
    /\b(?<what>.+)\s+(?:should be|must be|is now)\s+(?<value>[^\s].*?)\s*[.!]?$/iu,
    /(?<!\p{L})(?:setze?|ändere?|erhöhe?|senke?|stelle?)\s+(?<what>.+)\s+(?:auf|in|zu)\s+(?<value>[^\s].*?)\s*[.!]?$/iu,
    /(?<!\p{L})(?:setze?|ändere?|erhöhe?|senke?|stelle?)\s+(?<what>.+?)\s+(?:auf|in|zu)\s+(?<value>[^\s].*?)\s*[.!]?$/iu,
    /\b(?<what>.+)\s+(?:soll|muss)\s+(?<value>[^\s].*?)\s+sein\s*[.!]?$/iu,
  ],
  shorten: /\b(?:short(?:en|er)|condense|trim|tighten|kürze[nr]?|kürzer\w*|straffe[nr]?)\b/iu,
  remove: /\b(?:remove|delete|drop|take out|cut out|entferne[n]?|lösche[n]?|streiche[n]?)\b/iu,
  move: /\b(?:move|put|place|verschiebe[n]?|setze|rücke)\b/iu,
  places: {
    first:
      /\b(?:to the (?:top|front|beginning|start)|first|to (?:first|the first) (?:place|position)|an den anfang|nach ganz oben|an die (?:erste|1\.) stelle|ganz nach oben)\b/iu,
    last: /\b(?:to the (?:end|bottom|back)|last|ans ende|an das ende|nach ganz unten|ganz nach unten)\b/iu,
    up: /\b(?:up|higher|nach oben)\b/iu,
    down: /\b(?:down|lower|nach unten)\b/iu,
    at: /\b(?:position|place|number|platz|stelle|nummer)\s+(?<place>\d{1,3})\b/iu,
  },
} as const;

/** What people call fields and sections in German. */
export const germanNames: Readonly<Record<string, readonly string[]>> = {
  "What is this": ["was ist das"],
  "Value proposition": ["wertversprechen", "nutzenversprechen"],
  "Problem statement": ["problem", "problemstellung"],
  "Should we do this": ["empfehlung"],
  Price: ["preis"],
  Unit: ["einheit"],
  Reasoning: ["begründung"],
  Statement: ["aussage"],
  Description: ["beschreibung"],
  Summary: ["zusammenfassung"],
  Impact: ["auswirkung"],
  Explanation: ["erklärung"],
  Title: ["titel"],
  Number: ["zahl", "wert"],
  Importance: ["wichtigkeit"],
  Certainty: ["gewissheit"],
};

import type { LeadingWords } from "./leading-words.ts";

const praise = "toll|großartig|fantastisch|wunderbar|genial|super|perfekt|innovativ|einzigartig|klasse";

/** Asking for a story is no guess: "Würden Sie mir zeigen ..." */
const story = String.raw`(?:würden|könnten|würdest|könntest|möchten|möchtest|wollen|willst) (?:sie|du)\b.*\b(?:erzählen|zeigen|beschreiben|erklären|sagen|nennen|wiederholen|schildern|vergleichen)(?!\p{L})`;

export const germanWords: LeadingWords = {
  before: "also|und|aber|nun|ja|ok|okay|dann|ehrlich|mal ehrlich|hallo|nein",
  words: {
    offers: [
      String.raw`\bwenn (?:wir|ich) (?:ihnen|dir|euch)\b.*?\b(?:anböten|anbieten|ersparen|sparen|schenken|geben|gäben|abnehmen|abnähmen|könnten|würden)\b`,
      String.raw`(?<!\p{L})(?:würden|könnten|würdest|könntest) (?:sie|du)\b.*?(?<!\p{L})((?:für )?[\d.,]+\s?(?:%|prozent) (?:weniger|günstiger|billiger)|zum halben preis|kostenlos|gratis)(?!\p{L})`,
    ],
    flatters: [
      String.raw`\b(?:unser|dies|mein)(?:e[rsnm]?)? (?:(?:wirklich|neue[rsnm]?|sehr|so) )?(?:${praise})\p{L}*`,
      String.raw`^wie (?:sehr (?:gefällt|mögen|mögt|magst|lieben)|(?:${praise}|gut|nützlich|hilfreich) (?:finden|findest|fänden|gefällt|ist|wäre))(?!\p{L})`,
    ],
    namesAnswer: [
      String.raw`, (?:oder|nicht wahr|richtig|nicht|gell|stimmt['’]?s|oder nicht|stimmen sie mir zu)\?+$`,
      String.raw`^(?:finden|glauben|denken|meinen|findest|glaubst|denkst|meinst) (?:sie|du) (?:denn )?(?:nicht|auch)(?!\p{L})`,
      String.raw`^(?:würden|würdest) (?:sie|du) (?:mir |uns |dem |nicht )*(?:zustimmen|sagen, dass|recht geben)(?!\p{L})`,
      String.raw`^(?:ist|wäre|sind|wären|hätten|würden|möchten|wollen|stört|nervt|ärgert|hilft|sollte|müsste|könnte) (?:(?:das|es|sie|dich|du|man|euch) )+(?:denn )?nicht(?!\p{L})`,
      String.raw`^(?:sicher|sicherlich|bestimmt|natürlich|offensichtlich|ich nehme an|ich vermute|ich wette|stimmen sie zu)(?!\p{L})(?=.*\?)`,
      String.raw`^(?:gefällt|mögen|magst|gefiel) (?:ihnen|dir|euch|sie|du) (?:unser|dies|die idee|das konzept|das produkt|das angebot|das)\p{L}*`,
    ],
    hypothetical: [
      String.raw`^(?!${story})(?:würden|würdest|würdet) (?:sie|du|ihr)(?: sich| dir| das| es| so etwas| gern| gerne| auch| dafür)*(?!\p{L})`,
      String.raw`^(?!${story})(?:(?:könnten|könntest|können|kannst) (?:sie|du) (?:sich|dir) (?:das |so etwas |es )?vorstellen|hätten sie (?:gern|gerne|lieber|interesse|lust)|hättest du (?:gern|gerne|lieber|interesse|lust)|(?:möchten|möchtest|wollen|willst) (?:sie|du)|wären sie (?:bereit|interessiert)|wärst du (?:bereit|interessiert)|wäre (?:es|das)|würde (?:es|ihnen|dir|das|sie))(?!\p{L})`,
      String.raw`^(?:stellen sie sich vor|stell dir vor|angenommen|wenn es|gäbe es)(?!\p{L})(?!.*(?<!\p{L})(?:was|wie|wer|wo|wann|warum|letzten?)(?!\p{L}))`,
    ],
  },
};

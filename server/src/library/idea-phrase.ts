import { toNounPhrase } from "../platform/drafting/noun-phrase.ts";

/** Words of a title's idea at most, before what is said twice is taken away, and of a description's. */
const longestTitle = 13;
const longestText = 10;

/**
 * The idea of a title: "Depots for offices by subscription" gives "the depot by subscription", without what stands between
 * the thing and its kind. Empty for no words.
 */
export function ideaOfTitle(title: string): string {
  const idea = toNounPhrase(title, longestTitle);
  const kind =
    / (?:as an?|by|with|through|on|from|paid by|run as|reduced to|shared under|without|in its|for a share) .+$/u.exec(
      idea,
    );
  if (!kind) return toNounPhrase(withoutDoing(title), longestTitle);
  const thing = withoutDoing(idea.slice(0, kind.index));
  if (idea.split(" ").length <= 6 || thing.startsWith("the idea ")) return thing + kind[0];
  return thing.replace(/^(the \S+(?: \S+)*?) (?:for|of|in|at) .+$/u, "$1") + kind[0];
}

/** The idea of a description: "A bed app that shows free beds" gives "the bed app". Empty for no words. */
export function ideaOfText(text: string): string {
  return toNounPhrase(withoutDoing(text), longestText);
}

/** Without what the thing does, as long as two telling words are left: "the forecast that ..." keeps its clause. */
function withoutDoing(text: string): string {
  return text.replace(
    /^\s*((?:(?:an?|the|our) )?(?!(?:idea of|an?|the|our) )(?:[^\s,.;:]+ )+?[^\s,.;:]+) (?:that|which|who|where|whose) .*$/isu,
    "$1",
  );
}

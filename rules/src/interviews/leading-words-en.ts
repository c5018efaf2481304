import type { LeadingWords } from "./leading-words.ts";

const praise = "great|amazing|fantastic|wonderful|brilliant|awesome|incredible|perfect|revolutionary|innovative";

/** Asking for a story or for leave is no guess: "Would you tell me ..." */
const story = String.raw`would you (?:please |mind |be (?:able|willing|so kind) to |like to )?(?:tell|telling|walk|walking|show|showing|describe|describing|explain|explaining|say|give|repeat|name|list|spell|introduce|help me understand|talk|share|elaborate|compare)\b`;

export const englishWords: LeadingWords = {
  before: "so|and|but|well|ok|okay|now|then|honestly|also|if so|yes|no|hi|hello|please",
  words: {
    offers: [
      String.raw`\bif (?:we|i|our \w+) (?:could |can |would )?(?:offer|gave|give|sav|reduc|cut|built|build|made|make|took|take|show|guarantee|deliver|promis)\w*`,
      String.raw`\b(?:would|could|do|don't|can) you\b.*?\b(for (?:only |just )?(?:[\d.,]+\s?(?:%|percent) less|free|half the (?:price|cost)))(?!\w)`,
    ],
    flatters: [
      String.raw`\b(?:our|this|my) (?:(?:really|truly|very|new|so) )?(?:${praise})\b`,
      String.raw`^how (?:much do you (?:love|like|enjoy)|(?:${praise}|useful|helpful|good|nice) (?:is|was|would))\b`,
    ],
    namesAnswer: [
      String.raw`\b(you (?:really |must |will |would |surely |totally )*(?:love|like|want|need|hate|agree|buy)\b.*), (?:right|yes|no|correct|don't you|wouldn't you|won't you|ok|okay)\?`,
      String.raw`, (?:right|correct|isn't it|isn't that so|don't you|wouldn't you|won't you|aren't you|doesn't it|don't they|wouldn't it|am i right|don't you think|don't you agree)\?+$`,
      String.raw`^(?:would|wouldn|don|do|can|shouldn|should|didn|won|couldn)(?:['’]t)? (?:you|we) (?:not )?(?:also )?agree\b`,
      String.raw`^(?:wouldn|don|isn|aren|won|couldn|shouldn|didn|doesn|can|wasn|hasn|haven)['’]t (?:you|it|this|that|we|they|there)(?: (?:think|agree|find|feel|say|believe))?\b`,
      String.raw`^(?:surely|obviously|clearly|of course|i (?:assume|bet|guess|suppose|am sure)|i'm sure|you (?:must|surely|obviously))\b(?=.*\?)`,
      String.raw`^(?:do|did) you (?:really |also |already )?(?:like|love) (?:our|this|the (?:idea|concept|product|offer|solution|app|service)|it|that idea)\b`,
    ],
    hypothetical: [
      String.raw`^(?!${story})would you (?:ever |rather |be (?:interested|willing|ready|open|happy|prepared)|consider|like|love|want|use|try|buy|pay|switch|prefer|recommend|subscribe|sign up|order|spend|need|change|choose|book|rent|replace|download|join|go for)\b`,
      String.raw`^(?:would it (?:be|help|make|save)|could you (?:imagine|see yourself)|can you (?:imagine|see yourself)|do you think you (?:would|could|will|might)|will you (?:use|buy|pay|try|switch)|are you going to (?:use|buy|pay)|imagine (?:you|we|there))\b`,
      String.raw`^(?:if|when) (?:there (?:was|were|is)|you (?:had|could)|it (?:was|were))\b(?!.*(?:,\s+(?:what|how|who|where|when|why)\b|\blast\b))`,
    ],
  },
};

/** How long everything of a film takes. Seconds from its beginning. */
export interface FilmPlan {
  language: string;
  seconds: number;
  slides: { heading: string; start: number; end: number }[];
  /** Captions, one after the other. */
  cues: { start: number; end: number; text: string }[];
}

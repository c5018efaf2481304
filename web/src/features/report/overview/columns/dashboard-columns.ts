import { SectionCarousel } from "./section-carousel.tsx";
import { StrengthLists } from "./strength-lists.tsx";

/** What stands in the columns at the end of the dashboard, in one file. */
export const columns = { StrengthLists, SectionCarousel };

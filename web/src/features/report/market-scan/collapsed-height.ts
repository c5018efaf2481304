/** Pixels to which texts are collapsed in the cards of insights and trends. */
export const collapsedHeight = 140;

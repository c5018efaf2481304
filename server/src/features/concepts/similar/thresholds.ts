/**
 * From which similarity on two ideas are said to resemble each other. Found by trying pairs like those of `similar-pairs.ts`:
 * the same idea said in other words comes to 0.6 and more, different ideas of one trade stay below 0.5.
 */
export const similarFrom = 0.55;

/** Of texts with fewer words than this, a chance word makes up too much: "soap by weight" is not "cheese by weight". */
export const fewestWords = 5;

/** Likeness of titles, in letter triples, that makes even short texts worth comparing. */
export const sameTitle = 0.9;

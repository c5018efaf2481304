/** 0.816 as "82 %", with a space that does not break. */
export const percentOf = (share: number) => `${Math.round(share * 100)}\u00a0%`;

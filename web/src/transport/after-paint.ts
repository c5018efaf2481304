/** Milliseconds after which nothing is waited for any more: a page that nobody sees is not painted. */
const longest = 300;

/** Resolves when what has been drawn by now is seen: for calls that nobody waits for, so that what one came to read stands there first. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

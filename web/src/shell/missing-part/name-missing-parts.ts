/** The name of the error of a page that could not be fetched. */
export const partMissing = "PartMissing";

/**
 * Says what happened when a page cannot be fetched, in place of the browser's words with an address, of which the router takes that the page is to be loaded
 * anew at once: without a line nothing would be left of it.
 */
export function nameMissingParts(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    Object.assign(payload, {
      name: partMissing,
      message: "A part of it could not be fetched. It comes by itself when the server can be reached again.",
    });
  });
}

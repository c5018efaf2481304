/** A name with hyphens between as people say it: "Alert triangle" for "alert-triangle". */
export const nameInWords = (name: string): string =>
  name === "" ? "None" : name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** A name of constants for people: EXPAND_AN_EXISTING_IDEA becomes "Expand An Existing Idea". */
export function typeName(type: string): string {
  return type
    .split("_")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");
}

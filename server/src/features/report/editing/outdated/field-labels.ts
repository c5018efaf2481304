/** Fields that are not told by their names. */
const labels: Readonly<Record<string, string>> = { scalar: "Number", low: "Lowest number", high: "Highest number" };

/** What people call a field: "overview.valueProposition" is "Value proposition". */
export function labelOf(field: string): string {
  const label = Object.hasOwn(labels, field) ? labels[field] : undefined;
  if (label !== undefined) return label;
  // A line of a stance is told by its name: what of it was changed is seen in what stood there.
  const names = field.split(".");
  const words = ((names[0] === "stance" && names[1]) || names.at(-1) || field).replaceAll(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Several ways of which exactly one is primary and comes first: the first that says so, else the first of all. `field` says where they say
 * so; `tell` hears the position of each that was put right.
 */
export function primaryFirst<Field extends string, Item extends Record<Field, "primary" | "alternative">>(
  items: readonly Item[],
  field: Field,
  tell: (index: number) => void,
): Item[] {
  const primary = Math.max(
    0,
    items.findIndex((item) => item[field] === "primary"),
  );
  const graded = items.map((item, index) => {
    const grade = index === primary ? "primary" : "alternative";
    if (item[field] !== grade) tell(index);
    return { ...item, [field]: grade };
  });
  if (primary > 0) tell(primary);
  return [...graded.slice(primary, primary + 1), ...graded.toSpliced(primary, 1)];
}

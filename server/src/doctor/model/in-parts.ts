/** A sentence for people, parted into what is so and what an administrator does about it. */
export function inParts(sentence: string): { says: string; todo: string | null } {
  const [says = sentence, todo] = sentence.split(/(?:Try again; if that does not help, a|A)n administrator needs to /);
  return { says: says.trim(), todo: todo === undefined ? null : `${todo[0]?.toUpperCase()}${todo.slice(1)}` };
}

const lengthMax = 40;

/** Names a field of an item for those who hear or read of it away from its place: “Summary of “Political””. */
export function called(field: string, name: string): string {
  const characters = [...name];
  return `${field} of “${characters.length > lengthMax ? `${characters.slice(0, lengthMax).join("").trimEnd()}…` : name}”`;
}

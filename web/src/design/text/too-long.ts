/** By how much a text is longer than what can be stored, in words; undefined while it fits. Nothing is cut from what a person wrote. */
export function tooLong(text: string, max: number): string | undefined {
  const excess = text.length - max;
  if (excess <= 0) return undefined;
  return `${excess} ${excess === 1 ? "character" : "characters"} too long. The maximum length is ${max} characters.`;
}

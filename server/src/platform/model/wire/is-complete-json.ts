/** Whether a text ends with the end of the object or list that it holds; what stands before that, and a fence around it, do not count. */
export function isCompleteJson(text: string): boolean {
  const body = text.replace(/\s*```\s*$/, "").trimEnd();
  const start = body.search(/[{[]/);
  if (start < 0 || !/[}\]]$/.test(body)) return false;
  let depth = 0;
  let inText = false;
  for (let index = start; index < body.length; index += 1) {
    const letter = body[index];
    if (inText) {
      if (letter === "\\") index += 1;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") depth -= 1;
  }
  return depth === 0 && !inText;
}

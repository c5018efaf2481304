import type { Finding, FindingStatus } from "@seedbed/contract/access/doctor";

const marks: Record<FindingStatus, { sign: string; colour: number }> = {
  ok: { sign: "✓", colour: 32 },
  note: { sign: "•", colour: 33 },
  wrong: { sign: "✗", colour: 31 },
};

/** The findings as a list for a terminal, with the sum of them in its last line. */
export function printedFindings(findings: Finding[], { colours }: { colours: boolean }): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  const painted = (text: string, colour: number) => (colours ? `\u001b[${colour}m${text}\u001b[0m` : text);
  const lines = findings.flatMap(({ part, status, says, todo }, index) => {
    const { sign, colour } = marks[status];
    const name = findings[index - 1]?.part === part ? "" : part;
    const line = `  ${name.padEnd(width)}  ${painted(sign, colour)} ${says}`;
    return todo ? [line, `${" ".repeat(width + 4)}  → ${todo}`] : [line];
  });
  return `\n${lines.join("\n")}\n\n${sumOf(findings)}\n`;
}

function sumOf(findings: Finding[]): string {
  const count = findings.filter(({ status }) => status === "wrong").length;
  if (count === 0) return "Everything that is set works.";
  return count === 1 ? "1 thing does not work." : `${count} things do not work.`;
}

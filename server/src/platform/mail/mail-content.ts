import { escapeHtml } from "./escape-html.ts";

/** What a mail says, in order. A code stands alone in a line, easy to copy; links are the product's own. */
export type MailPart =
  | { says: string }
  | { leadIn: string; code: string }
  | { links: readonly { label: string; url: string }[] };

export interface MailContent {
  subject: string;
  parts: readonly MailPart[];
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** The same mail as plain text and as HTML. What people typed is text in both, and adds no line to the subject. */
export function writtenMail({ subject, parts }: MailContent): WrittenMail {
  return {
    subject: oneLine(subject),
    text: `${parts.map(asText).join("\n\n")}\n`,
    html: page(oneLine(subject), parts.map(asHtml).join("\n")),
  };
}

/** What people type cannot add lines to a mail. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

function asText(part: MailPart): string {
  if ("says" in part) return part.says;
  if ("code" in part) return `${part.leadIn} ${part.code}`;
  return part.links.map(({ label, url }) => `${label}: ${url}`).join("\n");
}

const paragraph = "margin:0 0 16px";

function asHtml(part: MailPart): string {
  if ("says" in part) return `<p style="${paragraph}">${escapeHtml(part.says)}</p>`;
  if ("code" in part)
    return `<p style="${paragraph}">${escapeHtml(part.leadIn)}</p>
<p style="margin:0 0 24px;font:600 32px/1.25 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">${escapeHtml(part.code)}</p>`;
  return part.links
    .map(
      ({ label, url }) =>
        `<p style="${paragraph}">${escapeHtml(label)}:<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
    )
    .join("\n");
}

// No colours: `color-scheme` lets the reader's program choose dark or light ones, and every program knows how its own go together.
const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px;color-scheme:light dark;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:560px;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font:500 20px/1.2 Georgia,serif">Seedbed</p>
${body}
</div>
</body>
</html>
`;

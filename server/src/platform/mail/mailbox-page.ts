import { escapeHtml } from "./escape-html.ts";
import type { KeptMail } from "./mail-store.ts";

const style = `
  :root { color-scheme: light dark; --paper: #f7f5ef; --surface: #fffefb; --line: #e2ded2; --ink: #1a211c; --quiet: #4c554e; --green: #226642; }
  @media (prefers-color-scheme: dark) { :root { --paper: #111512; --surface: #181d19; --line: #29302b; --ink: #eceee7; --quiet: #b4bbb2; --green: #7cc69a; } }
  body { margin: 0 auto; max-width: 44rem; padding: 2.5rem 1.25rem; background: var(--paper); color: var(--ink); font: 0.9375rem/1.55 system-ui, sans-serif; }
  h1 { margin: 0; font: 500 1.625rem/1.2 Georgia, serif; }
  p { color: var(--quiet); }
  a { color: var(--green); }
  article { margin-top: 1rem; padding: 1.25rem 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
  h2 { margin: 0 0 0.25rem; font-size: 1.0625rem; }
  article p { margin: 0; font-size: 0.8125rem; }
  pre { margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

/** The page that shows kept mails: HTML without scripts, everything from a mail escaped. `to` is the address it was narrowed to. */
export function mailboxPage(mails: readonly KeptMail[], to: string | undefined): string {
  const whose = to ? `Mails to ${escapeHtml(to)}.` : "The newest mails to everybody.";
  const others = to ? ` <a href="/local/mailbox">Show all</a>` : "";
  const reload = to ? `/local/mailbox?to=${encodeURIComponent(to)}` : "/local/mailbox";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox · Seedbed</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p>This server sends no mail: what it would send is kept here. ${whose}${others} <a href="${reload}">Reload</a></p>
${mails.length > 0 ? mails.map(mailArticle).join("\n") : "<p>No mail yet.</p>"}
</main>
</body>
</html>
`;
}

function mailArticle({ recipient, subject, text, createdAt }: KeptMail): string {
  const sent = createdAt.toISOString();
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${sent}">${sent.slice(0, 19).replace("T", " ")} UTC</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`;
}

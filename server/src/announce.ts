export interface Announcement {
  publicUrl: string;
  /** The server's own address, told when it is another one. */
  listens: string;
  /** `openai/gpt-…` or `offline drafter`. */
  writer: string;
  /** Where mails go: an SMTP host, or null for the local mailbox. */
  smtpHost: string | null;
  /** Address of the external identity provider; null for the embedded one. */
  identityProvider: string | null;
  demo: { email: string; password: string } | null;
}

/** What the server prints once it listens. */
export function announcementOf({ publicUrl, listens, writer, smtpHost, identityProvider, demo }: Announcement): string {
  const lines = [
    ["Seedbed", publicUrl],
    ...(listens === publicUrl ? [] : [["Listens", listens]]),
    ["Mails", smtpHost ? `sent by ${smtpHost}` : `${publicUrl}/local/mailbox`],
    ["Writer", writer === "offline drafter" ? "offline drafter (set AI_MODEL to connect a model)" : writer],
    ...(identityProvider ? [["Sign-in", identityProvider]] : []),
    ...(demo ? [["Demo", `${demo.email} / ${demo.password}`]] : []),
  ];
  return `\n${lines.map(([name = "", value]) => `  ${name.padEnd(8)} ${value}`).join("\n")}\n\n`;
}

export interface Announcement {
  publicUrl: string;
  /** The server's own address, told when it is another one. */
  listens: string;
  /** `openai/gpt-…` or `offline drafter`. */
  writer: string;
  /** The mail server, and what is wrong with it when it did not answer or take the password; null for the local mailbox. */
  mailServer: { name: string; trouble: string | null } | null;
  /** Address of the external identity provider; null for the embedded one. */
  identityProvider: string | null;
  demo: { email: string; password: string } | null;
}

/** What the server prints once it listens. */
export function announcementOf(announcement: Announcement): string {
  const { publicUrl, listens, writer, mailServer, identityProvider, demo } = announcement;
  const lines = [
    ["Seedbed", publicUrl],
    ...(listens === publicUrl ? [] : [["Listens", listens]]),
    ["Mails", mailServer ? mailsOf(mailServer) : `${publicUrl}/local/mailbox`],
    ["Writer", writer === "offline drafter" ? "offline drafter (set AI_MODEL to connect a model)" : writer],
    ...(identityProvider ? [["Sign-in", identityProvider]] : []),
    ...(demo ? [["Demo", `${demo.email} / ${demo.password}`]] : []),
  ];
  return `\n${lines.map(([name = "", value]) => `  ${name.padEnd(8)} ${value}`).join("\n")}\n\n`;
}

const mailsOf = ({ name, trouble }: NonNullable<Announcement["mailServer"]>) =>
  trouble === null ? `${name} (answers)` : `${name} (does not answer: ${trouble}; they are kept and sent later)`;

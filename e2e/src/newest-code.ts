import { expect } from "@playwright/test";

/** The code in the newest mail to the address, read from the local mailbox. */
export async function newestCode(url: string, email: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/api/local/mailbox?to=${encodeURIComponent(email)}`);
      const [mail] = (await answer.json()) as { text: string }[];
      code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
      return code;
    })
    .not.toBe("");
  return code;
}

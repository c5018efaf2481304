import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const nonceLength = 12;
const tagLength = 16;

/** A secret nobody can guess: 43 characters that may stand in an address. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** Where a row for the secret is found; the secret cannot be told from it. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

type FormName = keyof typeof forms;

/** How things are sealed, by the name that stands before what was sealed. What has no name before it is of the first form. */
const forms = {
  "1": { cipher: "aes-256-gcm", purpose: "seedbed" },
  "2": { cipher: "chacha20-poly1305", purpose: "seedbed 2" },
} as const;
const sealedNow: FormName = "1";

/**
 * `content` as JSON, encrypted so that only who has the secret can read it, and as the same `kind` only. Another form is taken for all that is sealed from then on
 * by changing `sealedNow`; what was sealed before stays readable, and is sealed anew when it is next kept.
 */
export function seal(
  { kind, form = sealedNow }: { kind: string; form?: FormName },
  secret: string,
  content: unknown,
): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(forms[form].cipher as "aes-256-gcm", keyOf(form, kind, secret), nonce, {
    authTagLength: tagLength,
  });
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
  return `${form}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

/** What was sealed. Throws for another secret, another kind or form and anything that was changed. */
export function open(kind: string, secret: string, sealed: string): unknown {
  const [form, text] = sealed.includes(".") ? sealed.split(".", 2) : ["1", sealed];
  if (!isForm(form)) throw new Error("this was sealed in a form that is not known");
  const bytes = Buffer.from(text ?? "", "base64url");
  const nonce = bytes.subarray(0, nonceLength);
  const decipher = createDecipheriv(forms[form].cipher as "aes-256-gcm", keyOf(form, kind, secret), nonce, {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const content = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
  return JSON.parse(content.toString("utf8"));
}

const isForm = (name: string | undefined): name is FormName => name !== undefined && Object.hasOwn(forms, name);

const keyOf = (form: FormName, kind: string, secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", `${forms[form].purpose} ${kind}`, 32));

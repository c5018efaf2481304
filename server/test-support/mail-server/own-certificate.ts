import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A certificate that signed itself, and its key, in PEM: for localhost and 127.0.0.1, good for a day. */
export interface OwnCertificate {
  certificate: string;
  key: string;
}

type Bytes = Uint8Array;

/** An element of DER (X.690): its tag, the length of its content, and that. */
function element(tag: number, ...contents: Bytes[]): Bytes {
  const content = Buffer.concat(contents);
  const digits = content.length.toString(16);
  const length = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex");
  const head = content.length < 128 ? [content.length] : [0x80 + length.length, ...length];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...contents: Bytes[]) => element(0x30, ...contents);
const set = (...contents: Bytes[]) => element(0x31, ...contents);
const identifier = (hex: string) => element(0x06, Buffer.from(hex, "hex"));
const text = (content: string) => element(0x0c, Buffer.from(content));
const octets = (content: Bytes) => element(0x04, content);
const bits = (content: Bytes) => element(0x03, Buffer.from([0]), content);

const ecdsaWithSha256 = sequence(identifier("2a8648ce3d040302"));
const commonName = "550403";
const subjectAltName = "551d11";
const day = 86_400_000;

const nameOf = (name: string) => sequence(set(sequence(identifier(commonName), text(name))));
const timeOf = (instant: number) =>
  element(0x17, Buffer.from(`${new Date(instant).toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));

/** Makes a new one, as RFC 5280 has it, that calls itself by `name`. */
export function ownCertificate(name = "localhost"): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const hosts = sequence(element(0x82, Buffer.from("localhost")), element(0x87, Buffer.from([127, 0, 0, 1])));
  const content = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1]), randomBytes(15)),
    ecdsaWithSha256,
    nameOf(name),
    sequence(timeOf(Date.now() - day), timeOf(Date.now() + day)),
    nameOf(name),
    publicKey.export({ type: "spki", format: "der" }),
    element(0xa3, sequence(sequence(identifier(subjectAltName), octets(hosts)))),
  );
  const whole = sequence(content, ecdsaWithSha256, bits(sign("sha256", content, privateKey)));
  const lines = Buffer.from(whole).toString("base64").replaceAll(/.{64}/g, "$&\n").trimEnd();
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
  };
}

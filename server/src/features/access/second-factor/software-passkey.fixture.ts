import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** CBOR (RFC 8949) of what an authenticator tells: whole numbers up to 255 and down to -256, texts, bytes, maps. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = value instanceof Map ? [...value] : [];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

/** A passkey as a security key holds it, for the pages of one address. `verified`: whether it asks its owner for a PIN. */
export function softwarePasskey(origin: string, { verified = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
  let uses = 0;
  const data = (flags: number) => {
    uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags | (verified ? 4 : 0)]), counter]);
  };
  const client = (type: string, challenge: unknown, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const shell = { id: base64url(id), rawId: base64url(id), type: "public-key", clientExtensionResults: {} };

  return {
    /** What a browser sends of a new passkey. */
    register(challenge: unknown, at = origin) {
      const size = Buffer.from([0, id.length]);
      const authData = Buffer.concat([data(0x41), Buffer.alloc(16), size, id, cose]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        ...shell,
        response: {
          clientDataJSON: base64url(client("webauthn.create", challenge, at)),
          attestationObject: base64url(cbor(attestation)),
          transports: ["usb"],
        },
      };
    },
    /** What a browser sends to sign in. */
    signIn(challenge: unknown, at = origin) {
      const clientData = client("webauthn.get", challenge, at);
      const authenticatorData = data(1);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        ...shell,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

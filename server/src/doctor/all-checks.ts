import type { Config } from "../configuration/configuration.ts";
import type { FormStore } from "../platform/model/wire/form-memory.ts";
import { checkDataFolder } from "./checks/data-folder.ts";
import { checkEmbeddingModel } from "./checks/embedding-model.ts";
import { checkFiles } from "./checks/files.ts";
import { checkIdentityProvider } from "./checks/identity-provider.ts";
import { checkImageModel } from "./checks/image-model.ts";
import { checkMail } from "./checks/mail.ts";
import { checkModel } from "./checks/model.ts";
import { checkProxy, type SeenCall } from "./checks/proxy.ts";
import { checkPublicAddress } from "./checks/public-address.ts";
import { checkResearch } from "./checks/research.ts";
import { checkVideo } from "./checks/video.ts";
import type { Check } from "./run-checks.ts";

type Settings =
  | "filmPrograms"
  | "publicUrl"
  | "trustedProxies"
  | "dataDir"
  | "s3"
  | "mail"
  | "oidc"
  | "ai"
  | "research";

/** What is to be looked at. */
export interface Examined extends Pick<Config, Settings> {
  /** Whether the server speaks HTTPS itself, without a proxy. */
  speaksHttps: boolean;
  /** How the database is asked depends on who runs it, and on who asks. */
  database: Omit<Check, "part" | "variable">;
  /** Where mails that are kept can be read; null where nobody can. */
  mailbox: string | null;
  /** Whom to send a test mail. */
  testMailTo?: string | undefined;
  /** The call of whoever asks the running server. */
  call?: SeenCall | undefined;
  /** Whether the server runs on this machine. */
  runsHere(signal: AbortSignal): Promise<boolean>;
  /** Milliseconds that a check may take. */
  patience: number;
  /** Milliseconds that trying a model may take: it writes an answer in them. */
  modelPatience: number;
  /** Whether an image is made to try the model for images: it takes a minute, and is paid for. */
  makesImage: boolean;
  /** Gets the form that a model takes. */
  forms: FormStore | undefined;
  now(): Date;
}

/** All that the doctor tries, in the order in which it is told. */
export function allChecks(examined: Examined): Check[] {
  const { mail, mailbox, testMailTo, oidc, publicUrl, now } = examined;
  // What a connection waits for ends before the check does: then there are words of it.
  const patience = examined.patience * 0.8;
  const address = async (signal: AbortSignal) =>
    checkPublicAddress({ publicUrl, runsHere: await examined.runsHere(signal), now, signal });
  const { forms, modelPatience } = examined;
  const model = (signal: AbortSignal) => checkModel(examined.ai, { forms, signal, patience: modelPatience * 0.9 });
  const images = (signal: AbortSignal) =>
    checkImageModel(examined.ai.image, { makes: examined.makesImage, signal, patience: modelPatience * 0.9 });
  const embeddings = (signal: AbortSignal) =>
    checkEmbeddingModel(examined.ai.embedding, { signal, patience: modelPatience * 0.9 });
  const research = (signal: AbortSignal) =>
    checkResearch({ settings: examined.research, hasModel: examined.ai.model !== undefined, signal, patience });
  return [
    { part: "Database", variable: "DATABASE_URL", ...examined.database },
    { part: "Data folder", variable: "DATA_DIR", run: () => checkDataFolder(examined.dataDir) },
    { part: "Files", variable: "S3_BUCKET", run: () => checkFiles(examined.s3, patience) },
    { part: "Mail", variable: "SMTP_URL", run: () => checkMail({ ...mail, mailbox, testMailTo, patience }) },
    {
      part: "Identity provider",
      variable: "OIDC_ISSUER",
      run: (signal) => checkIdentityProvider(oidc, { now, signal }),
    },
    { part: "Public address", variable: "PUBLIC_URL", run: address },
    { part: "Proxy", variable: "TRUSTED_PROXIES", run: async () => checkProxy(examined) },
    { part: "Model", variable: "AI_MODEL", run: model, patience: examined.modelPatience },
    { part: "Images", variable: "AI_IMAGE_MODEL", run: images, patience: modelPatience },
    { part: "Embeddings", variable: "AI_EMBEDDING_MODEL", run: embeddings, patience: modelPatience },
    { part: "Video", variable: "FFMPEG", run: () => checkVideo(examined.filmPrograms, examined.ai.speech) },
    { part: "Research", variable: "RESEARCH_URL", run: research },
  ];
}

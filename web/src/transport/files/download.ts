import type { AllRoutes } from "@seedbed/contract/all-routes";
import { type CallKey, type CallOptions, createCall } from "../create-call.ts";
import { send } from "../exchange.ts";
import { session } from "../session.ts";
import { fileNameOf } from "./file-name.ts";
import { saveFile } from "./save-file.ts";

type FileKey = { [Key in CallKey]: AllRoutes[Key] extends { file: string } ? Key : never }[CallKey];

interface ReceivedFile {
  name: string;
  content: Blob;
}

const receive = createCall({
  exchange: (outgoing) =>
    send(outgoing, async (response): Promise<ReceivedFile> => {
      const name = fileNameOf(response.headers.get("content-disposition"));
      return { name: name ?? "download", content: await response.blob() };
    }),
  session,
  log: (message) => console.warn(message),
});

/** Calls a route that answers a file, as the signed-in person, and lets the browser save it. Throws like `call`. */
export async function download<Key extends FileKey>(key: Key, options: CallOptions<Key>): Promise<void> {
  // Here `receive` answers what its own exchange makes of the response.
  const { name, content } = (await (receive as Receive)(key, options)) as ReceivedFile;
  saveFile(name, content);
}

type Receive = (key: string, options: unknown) => Promise<unknown>;

import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";
import type { ScanFile } from "../scanning/scan-file.ts";

/** A file as a person sends it. */
export interface UploadedFile {
  /** Without folders; as its sender names it. */
  name: string;
  /** As its sender names it: "" for nothing. */
  mediaType: string;
  content: Uint8Array;
}

declare module "fastify" {
  interface FastifyRequest {
    file: UploadedFile | undefined;
  }
}

/** What a form has beside the file: the fields, and the lines between its parts. */
const besideFile = 100_000;

/** Makes the routes of a scope take forms: their part `fields` is the body, and their part `file` the file. Anything larger answers `too_large`, and what `scanFile` refuses as that says. */
export function takeForms(scope: FastifyInstance, largestFile: number, scanFile?: ScanFile): void {
  scope.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: largestFile + besideFile },
    async (request: FastifyRequest, body: Buffer) => {
      const form = await formOf(body, request.headers["content-type"] ?? "");
      const file = form.get("file");
      if (file instanceof File) {
        if (file.size > largestFile) throw tooLarge(largestFile);
        const content = await file.bytes();
        await scanFile?.(content);
        request.file = { name: file.name.replace(/^.*[\\/]/s, ""), mediaType: file.type, content };
      }
      return fieldsOf(form.get("fields"));
    },
  );
  scope.setErrorHandler((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? tooLarge(largestFile) : error;
  });
}

const tooLarge = (largestFile: number) =>
  new Failure("too_large", `The file is larger than ${largestFile / 1_000_000} MB.`);

async function formOf(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(Uint8Array.from(body), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new Failure("unreadable", "The form cannot be read.");
  }
}

function fieldsOf(fields: ReturnType<FormData["get"]>): unknown {
  try {
    return typeof fields === "string" ? JSON.parse(fields) : undefined;
  } catch {
    throw new Failure("unreadable", "The fields of the form are not valid JSON.");
  }
}

import { sourceFileMax } from "@seedbed/contract/limits";

export const fileEndings = [".pdf", ".docx", ".txt", ".md", ".html", ".htm"];
export const fileKinds = "PDF, DOCX, TXT, MD or HTML";
export const largestFile = `${sourceFileMax / 1_000_000} MB`;

/** Why a file need not be sent; null when it may be. */
export function fileProblem({ name, size }: Pick<File, "name" | "size">): string | null {
  if (!fileEndings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `This file is not a ${fileKinds} file.`;
  if (size === 0) return "This file is empty.";
  return size > sourceFileMax ? `This file is larger than ${largestFile}.` : null;
}

/** "2.4 MB", "12 kB". */
export const sizeInWords = (bytes: number) =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`;

import { Fragment } from "react";

const literally = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** A text in which the words that were searched are marked, however they are written. */
export function MarkedWords({ text, search }: { text: string; search: string }) {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(literally).join("|")})`, "iu");
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <mark key={index}>{part}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

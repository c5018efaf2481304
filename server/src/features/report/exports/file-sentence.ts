import { fileRefusal } from "../evidence/adding/read-words.ts";

/** Why a file cannot be read, as a sentence for the person who brings it. */
export const fileSentence = (reason: string): string => fileRefusal(reason).form?.file ?? "This file cannot be read.";

import { conceptFolder } from "../writing/images/image-file.ts";

/** A folder of a concept's files: it goes with the concept. */
export const conceptSubfolder = (conceptId: string, name: string): string => `${conceptFolder(conceptId)}/${name}`;

/** What a generation needs to run on any server: everything else it reads from the seed. */
export interface GenerationInput {
  accountId: string;
  /** Who asked for it, and watches it being written. */
  userId: string;
  seedId: string;
  generationId: string;
}

/** On whose behalf an evaluation asks. */
export const nobody = {
  accountId: "00000000-0000-4000-8000-000000000000",
  userId: "00000000-0000-4000-8000-000000000001",
};

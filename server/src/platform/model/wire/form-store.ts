import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { CallForm } from "./call-form.ts";
import type { FormStore } from "./form-memory.ts";
import { modelForms } from "./tables.ts";

/** The forms in PostgreSQL. One that this version does not understand counts as none. */
export function createFormStore(database: Pick<Database, "withSystem">, clock: () => number): FormStore {
  return {
    read: ({ model, address }) =>
      database.withSystem(async (transaction) => {
        const [row] = await transaction
          .select({ form: modelForms.form })
          .from(modelForms)
          .where(and(eq(modelForms.model, model), eq(modelForms.address, address)));
        return CallForm.safeParse(row?.form).data;
      }),
    write: (key, form) =>
      database.withSystem(async (transaction) => {
        const found = { form, foundAt: new Date(clock()) };
        await transaction
          .insert(modelForms)
          .values({ ...key, ...found })
          .onConflictDoUpdate({ target: [modelForms.model, modelForms.address], set: found });
      }),
  };
}

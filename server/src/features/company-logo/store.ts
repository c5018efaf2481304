import { eq, lt } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { companyLogos } from "./tables.ts";

export type LogoRow = typeof companyLogos.$inferSelect;

export async function findLogo(transaction: Transaction, host: string): Promise<LogoRow | undefined> {
  return (await transaction.select().from(companyLogos).where(eq(companyLogos.host, host)))[0];
}

export async function keepLogo(transaction: Transaction, logo: LogoRow): Promise<void> {
  const { image, until } = logo;
  await transaction
    .insert(companyLogos)
    .values(logo)
    .onConflictDoUpdate({ target: companyLogos.host, set: { image, until } });
}

export async function removeLogosUntil(transaction: Transaction, instant: Date): Promise<void> {
  await transaction.delete(companyLogos).where(lt(companyLogos.until, instant));
}

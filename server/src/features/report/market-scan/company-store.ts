import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { ecosystemCompanies } from "../tables.ts";

interface Companies {
  startups: Startup[];
  incumbents: Incumbent[];
}

export async function replaceCompanies(
  transaction: Transaction,
  { accountId, conceptId }: { accountId: string; conceptId: string },
  { startups, incumbents }: Companies,
): Promise<void> {
  await transaction.delete(ecosystemCompanies).where(eq(ecosystemCompanies.conceptId, conceptId));
  const row = (kind: "startup" | "incumbent") => (company: Startup | Incumbent, position: number) => {
    const { uuid, ...fields } = company;
    const known = company.overviewEvidence.sources.some((source) => source.classification === "library");
    return {
      id: uuid,
      accountId,
      conceptId,
      kind,
      position,
      fields,
      origin: known ? ("draft" as const) : ("model" as const),
    };
  };
  const rows = [...startups.map(row("startup")), ...incumbents.map(row("incumbent"))];
  if (rows.length > 0) await transaction.insert(ecosystemCompanies).values(rows);
}

export async function readCompanies(transaction: Transaction, conceptId: string): Promise<Companies> {
  const rows = await transaction
    .select()
    .from(ecosystemCompanies)
    .where(eq(ecosystemCompanies.conceptId, conceptId))
    .orderBy(asc(ecosystemCompanies.position));
  return {
    startups: rows
      .filter((row) => row.kind === "startup")
      .map((row) => ({ ...(row.fields as Omit<Startup, "uuid">), uuid: row.id })),
    incumbents: rows
      .filter((row) => row.kind === "incumbent")
      .map((row) => ({ ...(row.fields as Omit<Incumbent, "uuid">), uuid: row.id })),
  };
}

export async function findStartup(transaction: Transaction, id: string): Promise<Startup | undefined> {
  const row = await findCompany(transaction, id, "startup");
  return row ? { ...(row.fields as Omit<Startup, "uuid">), uuid: row.id } : undefined;
}

export async function findIncumbent(transaction: Transaction, id: string): Promise<Incumbent | undefined> {
  const row = await findCompany(transaction, id, "incumbent");
  return row ? { ...(row.fields as Omit<Incumbent, "uuid">), uuid: row.id } : undefined;
}

async function findCompany(transaction: Transaction, id: string, kind: "startup" | "incumbent") {
  return (
    await transaction
      .select()
      .from(ecosystemCompanies)
      .where(and(eq(ecosystemCompanies.id, id), eq(ecosystemCompanies.kind, kind)))
  )[0];
}

import type { SeedListQuery, SeedStatus } from "@seedbed/contract/incubation/schemas";
import { pageSize } from "@seedbed/contract/limits";
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";
import { seedAnswers, seeds } from "../tables.ts";
import type { SeedWithCreator } from "./seeds.ts";

export type SeedFilter = Omit<z.output<typeof SeedListQuery>, "category"> & {
  /** Statuses of the category that was asked for. */
  category?: readonly SeedStatus[];
};

/** One page of seeds and how many there are on all pages; a page beyond the last gives the last. */
export async function listSeedRows(
  transaction: Transaction,
  filter: SeedFilter,
): Promise<{ rows: SeedWithCreator[]; count: number; numberOfPages: number }> {
  const condition = and(...conditionsOf(filter));
  const [total] = await transaction
    .select({ count: count() })
    .from(seeds)
    .innerJoin(users, eq(users.id, seeds.createdBy))
    .where(condition);
  const found = total?.count ?? 0;
  const numberOfPages = Math.max(1, Math.ceil(found / pageSize));
  const rows = await transaction
    .select({ seed: seeds, createdBy: { firstName: users.firstName, lastName: users.lastName } })
    .from(seeds)
    .innerJoin(users, eq(users.id, seeds.createdBy))
    .where(condition)
    .orderBy(...orderOf(filter.sort))
    .limit(pageSize)
    .offset((Math.min(filter.page, numberOfPages) - 1) * pageSize);
  return { rows, count: found, numberOfPages };
}

// Archived seeds show only when they are asked for.
function conditionsOf(filter: SeedFilter): (SQL | undefined)[] {
  const statuses = filter.status?.length ? filter.status : undefined;
  const name = filter.createdBy?.trim().toLowerCase();
  return [
    statuses ? inArray(seeds.status, statuses) : undefined,
    filter.category ? inArray(seeds.status, [...filter.category]) : undefined,
    statuses || filter.category ? undefined : ne(seeds.status, "archived"),
    filter.type ? eq(seeds.type, filter.type) : undefined,
    name ? sql`lower(trim(${users.firstName} || ' ' || ${users.lastName})) = ${name}` : undefined,
    ...searchConditions(filter.search),
  ];
}

// Every word must stand in one of the seed's answers or in the name of its type.
function searchConditions(search: string | undefined): SQL[] {
  const words = (search ?? "").split(/\s+/).filter((word) => word !== "");
  return words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
    return sql`(replace(${seeds.type}, '_', ' ') ilike ${pattern} or exists (
      select 1 from ${seedAnswers}
      where ${seedAnswers.seedId} = ${seeds.id} and array_to_string(${seedAnswers.answer}, ' ') ilike ${pattern}))`;
  });
}

function orderOf(sort: SeedFilter["sort"]): SQL[] {
  const direction = sort.startsWith("-") ? desc : asc;
  const column = {
    createdAt: seeds.createdAt,
    updatedAt: seeds.updatedAt,
    status: seeds.status,
    type: seeds.type,
  }[sort.replace("-", "") as "createdAt" | "updatedAt" | "status" | "type"];
  return [direction(column), direction(seeds.id)];
}

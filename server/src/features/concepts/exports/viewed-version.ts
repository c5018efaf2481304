import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The person who looks (`Tenant.looks`); null for what works on somebody's behalf. */
const viewer = sql`nullif(current_setting('app.viewer', true), '')::uuid`;

/** Whether a column names the person who looks. */
export const viewerIs = (column: AnyColumn): SQL => sql`${column} = ${viewer}`;

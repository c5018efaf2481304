import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { viewerIs } from "../../concepts/exports/viewed-version.ts";
import { versionPreviews } from "../../concepts/tables.ts";
import { reportSections } from "../tables.ts";
import { versionSections } from "./tables.ts";

const viewed = sql`${versionPreviews.conceptId} = ${reportSections.conceptId} and ${viewerIs(versionPreviews.userId)}`;

/**
 * The revision of a section that is read: the one that `standing` says, or for a person who looks at a version of the concept the one that is part
 * of it, which is null where that holds none.
 */
export const shownRevision = (standing: SQLWrapper): SQL<number | null> =>
  sql`case when exists (select from ${versionPreviews} where ${viewed})
    then (select ${versionSections.revision} from ${versionPreviews} inner join ${versionSections}
      on ${versionSections.versionId} = ${versionPreviews.versionId} and ${versionSections.section} = ${reportSections.section} where ${viewed})
    else ${standing} end`;

import { videoStages } from "@seedbed/contract/report/video/words";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FilmPlan } from "../../../platform/film/film-plan.ts";
import { concepts } from "../../concepts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The video of each concept that has one, or for which one is being made, or failed. */
export const conceptVideos = pgTable(
  "concept_videos",
  {
    conceptId: uuid("concept_id")
      .primaryKey()
      .references(() => concepts.id, { onDelete: "cascade" }),
    accountId: uuid("account_id").notNull(),
    /** Of this making of it; its files have a folder of this name. */
    id: uuid().notNull().unique(),
    status: text({ enum: ["generating", "completed", "error"] })
      .notNull()
      .default("generating"),
    stage: text({ enum: videoStages }).notNull().default("waiting"),
    progress: integer().notNull().default(0),
    /** A sentence for the person when it failed. */
    error: text(),
    /** What is shown and said when; null until that is known. */
    plan: jsonb().$type<FilmPlan>(),
    voice: text({ enum: ["program", "model"] }),
    madeBy: text("made_by", { enum: ["server", "browser"] }),
    mediaType: text("media_type", { enum: ["video/mp4", "video/webm"] }),
    bytes: integer(),
    orderedBy: uuid("ordered_by").notNull(),
    orderedAt: moment("ordered_at").notNull(),
  },
  (table) => [
    index("concept_videos_account").on(table.accountId),
    index("concept_videos_status").on(table.status, table.orderedAt),
  ],
);

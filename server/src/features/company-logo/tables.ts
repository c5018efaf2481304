import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the logo service said about a host, of no company in particular. `image` is a `data:` URL; null when there is none. */
export const companyLogos = pgTable("company_logos", {
  host: text().primaryKey(),
  image: text(),
  /** When to ask again. */
  until: timestamp({ withTimezone: true }).notNull(),
});

import { projectionSays } from "../features/report/assumptions/late-projection.ts";
import { needsAndSignals } from "../features/report/customers/late-needs.ts";
import { contentsList } from "../features/report/frame/late-contents.ts";
import { ecosystemLists } from "../features/report/market-scan/classic/late-ecosystem.ts";
import { scanCards } from "../features/report/market-scan/late-cards.ts";
import { dashboardColumns } from "../features/report/overview/late-columns.ts";

/** Fetches what pages of a report hold back until it is scrolled to, so that it stands there from the beginning. */
export async function fetchLowerParts(): Promise<void> {
  await Promise.all(
    [needsAndSignals, ecosystemLists, scanCards, dashboardColumns, projectionSays, contentsList].map((part) =>
      part.fetch(),
    ),
  );
}

import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange, SectionWork } from "@seedbed/contract/report/editing/schemas";
import { financialEdits } from "@seedbed/contract/report/financials/edits";
import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { conceptWith } from "#testing/concepts.ts";
import { projectionWith } from "#testing/projections.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, parts, revenue } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";
import { withChange } from "../../editing/saving/changed-content.ts";
import { wholeItem } from "../../editing/saving/whole-item.ts";

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
type Numbered = [group: AssumptionEntry["group"], title: string, scalar: number, unit: string];

const entry =
  (first: number) =>
  ([group, title, scalar, unit]: Numbered, order: number): AssumptionEntry => ({
    uuid: uuid(first + order),
    ...{ group, title, scalar, unit, order },
    description: `${title}, as counted last year.`,
    unitDescription: "per building and year",
    operator: "*",
    low: null,
    high: null,
    assumptionSources: [],
  });

/** Depots sized from above: $1.59B, $423.20M of it serviceable, $25.39M obtainable. */
export const topDown = (
  [
    ["TAM", "Shared office buildings", 41_200, "buildings"],
    ["TAM", "Consumables spend", 38_500, "$"],
    ["SAM", "Within reach of a blending plant", 46, "%"],
    ["SAM", "Multi-tenant, card access", 58, "%"],
    ["SOM", "Won within three years", 6, "%"],
  ] satisfies Numbered[]
).map(entry(1));

/** From below: $65.52M, $30.14M and $3.01M. */
const bottomUp = (
  [
    ["TAM", "Buildings that asked", 1820, "buildings"],
    ["TAM", "Paid a month", 3000, "$"],
    ["TAM", "Payments a year", 12, "payments"],
    ["SAM", "Near a plant", 46, "%"],
    ["SOM", "Signed in a year", 10, "%"],
  ] satisfies Numbered[]
).map(entry(11));

const sizing = (type: "top_down" | "bottom_up", number: number, assumptionEntries: AssumptionEntry[]) => ({
  ...{ uuid: uuid(number), type, assumptionEntries },
  ...{ expectedTam: 0, expectedSam: 0, expectedSom: 0 },
});

export const depots = (change: Partial<FinancialProjection> = {}): FinancialProjection =>
  projectionWith({
    ...revenue,
    marketSizings: [sizing("top_down", 21, topDown), sizing("bottom_up", 22, bottomUp)],
    ...change,
  });

const section = "/api/v2/concept/C-0003/report/financialProjection";
export const projectionCalls = { changes: `POST ${section}/changes`, edits: `GET ${section}/edits` };

/** What the server knows of a change from then on. */
function workOf(change: PersonalChange, known: SectionWork["edits"]): SectionWork["edits"] {
  if (change.kind !== "set" || typeof change.seen !== "number") return [];
  const { item, field, seen } = change;
  return known.some((edit) => edit.item === item && edit.field === field)
    ? []
    : [{ item, field, by: null, at: null, written: seen }];
}

function asWritten(projection: FinancialProjection, item: string, assumptionEntries: AssumptionEntry[]) {
  const laid = <Sizing extends { uuid: string }>(sizing: Sizing) =>
    sizing.uuid === item ? { ...sizing, assumptionEntries } : sizing;
  const { marketSizings, impactSizings } = projection;
  return { ...projection, marketSizings: marketSizings.map(laid), impactSizings: impactSizings.map(laid) };
}

interface Opened {
  concept?: Partial<Concept>;
  projection?: FinancialProjection;
  work?: SectionWork;
  /** What a reset makes of the entries of any sizing. */
  written?: AssumptionEntry[];
  prepare?: (server: ReturnType<typeof serverWithReport>) => void;
}

/** The projection of a concept on a page; `search` is what stands behind its path. */
export async function openProjection(search = "", { concept, projection, work, written, prepare }: Opened = {}) {
  const server = serverWithReport(conceptWith(concept));
  answerWholeReport(server);
  let stands: unknown = projection ?? depots();
  let revision = 1;
  server.on(parts.projection, () => ({ body: stands }));
  let edits = work?.edits ?? [];
  let { added = [], resettable = [] } = work ?? {};
  server.on(projectionCalls.edits, () => ({ body: { edits, added, resettable } }));
  server.on(projectionCalls.changes, ({ body }) => {
    for (const change of (body as { changes: PersonalChange[] }).changes) {
      edits = [...edits, ...workOf(change, edits)];
      const whole = change.kind === "add" ? { ...change, item: wholeItem(financialEdits, change) } : change;
      stands = withChange(stands, whole);
      if (change.kind !== "reset") continue;
      stands = asWritten(stands as FinancialProjection, change.item, written ?? []);
      [edits, added, resettable] = [[], [], []];
    }
    revision += 1;
    return { body: { revision } };
  });
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/C-0003/financial-projection${search}`);
  const button = (name: string | RegExp) => app.screen.getByRole("button", { name, exact: true });
  return {
    ...app,
    server,
    button,
    field: (name: string) => app.screen.getByRole("textbox", { name, exact: true }),
    number: (name: string) => app.screen.getByRole("spinbutton", { name: `Value of “${name}”`, exact: true }),
    /** From the menu of an item. */
    act: async (label: string, command: string) => {
      await button(`Actions for ${label}`).click();
      await app.screen.getByRole("menuitem", { name: command }).click();
    },
    sent: () =>
      server.bodiesOf(projectionCalls.changes).flatMap((body) => (body as { changes: PersonalChange[] }).changes),
    calls: () => server.bodiesOf(projectionCalls.changes).length,
    results: () =>
      app.screen
        .getByRole("definition")
        .elements()
        .map(({ textContent }) => /\$[\d.,]+[KMBT]?/.exec(textContent)?.[0])
        .filter(Boolean),
  };
}

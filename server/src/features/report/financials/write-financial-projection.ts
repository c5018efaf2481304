import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { emptyProjection } from "./empty-projection.ts";
import { businessModelTask } from "./tasks/business-model/task.ts";
import { customerWords } from "./tasks/customer-words.ts";
import { payingModel } from "./tasks/paying-model.ts";
import { writeRevenue } from "./write-revenue.ts";
import { writeSavings } from "./write-savings.ts";

/** Writes the financial projection, two calls deep: how the concept pays off first, which is needed, then everything that follows from it at once. */
export async function writeFinancialProjection(tools: WritingTools): Promise<FinancialProjection> {
  const { brief, finished, run, id } = tools;
  const customers = customerWords(finished.customerProfiles ?? []);
  const business = await run(businessModelTask, { brief, customers }, { about: "Business model" });
  const { layout, overview, description } = business.output;
  const model = payingModel(business.output);
  const { fields, origins } =
    model === undefined
      ? await writeSavings(tools, { brief, customers, plan: description })
      : await writeRevenue(tools, { brief, customers, model });
  return {
    ...emptyProjection,
    ...fields,
    uuid: id("financial-projection"),
    layout,
    overview,
    origin: originOf([business.origin, ...origins]),
  };
}

type WrittenOrigin = TaskResult<unknown>["origin"];

/** A projection that was drafted in any part is shown as a draft. */
function originOf(origins: readonly WrittenOrigin[]): FinancialProjection["origin"] {
  return origins.includes("draft") ? "draft" : "model";
}

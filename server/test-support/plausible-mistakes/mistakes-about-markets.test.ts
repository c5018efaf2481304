import { bottomUpSizingTask } from "../../src/features/report/financials/tasks/bottom-up-sizing/task.ts";
import { businessModelTask } from "../../src/features/report/financials/tasks/business-model/task.ts";
import { costDriversTask } from "../../src/features/report/financials/tasks/cost-drivers/task.ts";
import { distributionChannelsTask } from "../../src/features/report/financials/tasks/distribution-channels/task.ts";
import { impactSizingTask } from "../../src/features/report/financials/tasks/impact-sizing/task.ts";
import { pricingTask } from "../../src/features/report/financials/tasks/pricing/task.ts";
import { savingsMethodTask } from "../../src/features/report/financials/tasks/savings-method/task.ts";
import { topDownSizingTask } from "../../src/features/report/financials/tasks/top-down-sizing/task.ts";
import { incumbentsTask } from "../../src/features/report/market-scan/tasks/incumbents/task.ts";
import { marketForcesTask } from "../../src/features/report/market-scan/tasks/market-forces/task.ts";
import { priorityInsightsTask } from "../../src/features/report/market-scan/tasks/priority-insights/task.ts";
import { startupsTask } from "../../src/features/report/market-scan/tasks/startups/task.ts";
import { researchQuestionsTask } from "../../src/features/report/research/tasks/research-questions/task.ts";
import { trendsTask } from "../../src/features/report/trends/tasks/trends/task.ts";
import { liftMaintenance, refillDepots } from "../concept-briefs.ts";
import { customersOf, revenueInput, savingsInput } from "../task-inputs/financial-inputs.ts";
import { draftOf } from "../task-promises.ts";
import { companyMistakes } from "./companies.ts";
import { forceAndInsightMistakes } from "./forces-and-insights.ts";
import { moneyMistakes } from "./money.ts";
import { researchMistakes } from "./research.ts";
import { sizingMistakes } from "./sizings.ts";
import { askedTask } from "./taken-of.ts";
import { testSmallMistakes } from "./test-small-mistakes.ts";

const brief = refillDepots;
const earning = revenueInput(brief);
const saving = savingsInput(liftMaintenance);
const trends = draftOf(trendsTask, { brief });

testSmallMistakes(
  [
    askedTask(researchQuestionsTask, { brief, wishes: "" }),
    askedTask(marketForcesTask, { brief }),
    askedTask(priorityInsightsTask, { brief, trends }),
    askedTask(incumbentsTask, { brief }),
    askedTask(startupsTask, { brief }),
    askedTask(businessModelTask, { brief, customers: customersOf(brief) }),
    askedTask(businessModelTask, { brief: liftMaintenance, customers: customersOf(liftMaintenance) }),
    askedTask(pricingTask, earning),
    askedTask(distributionChannelsTask, earning),
    askedTask(costDriversTask, earning),
    askedTask(topDownSizingTask, earning),
    askedTask(bottomUpSizingTask, earning),
    askedTask(savingsMethodTask, saving),
    askedTask(impactSizingTask, saving),
  ],
  [...researchMistakes, ...forceAndInsightMistakes, ...companyMistakes, ...moneyMistakes, ...sizingMistakes],
);

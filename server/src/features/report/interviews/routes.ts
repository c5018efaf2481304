import type { interviewRoutes } from "@seedbed/contract/report/interviews/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { makeGuide } from "./guide/make-guide.ts";
import { presentGuide } from "./guide/present-guide.ts";
import { writeGuide } from "./guide/write-guide.ts";
import { requireInterview } from "./interview-store.ts";
import { addInterview } from "./operations/add-interview.ts";
import { markWords } from "./operations/mark-words.ts";
import { removeInterview } from "./operations/remove-interview.ts";
import { takeSignals } from "./operations/take-signals.ts";
import { presentInterviews, presentOpened } from "./present-interview.ts";
import { requireProfile } from "./profile-of.ts";
import { type Reading, readOn } from "./reading/start-reading.ts";

export function interviewHandlers(dependencies: ReportDependencies & Reading): Handlers<typeof interviewRoutes> {
  const { database, clock } = dependencies;
  return {
    "GET v1/customer-profile/{pid}/interviews": ({ actor, params }) =>
      database.withTenant(actor, async (transaction) => {
        const { profile } = await requireProfile(transaction, params.pid);
        return { results: await presentInterviews(transaction, profile) };
      }),
    "POST v1/customer-profile/{pid}/interviews": ({ actor, params, body, file }) =>
      addInterview(dependencies, actor, { profile: params.pid, brought: body, file }),
    "GET v1/interview/{interview}": ({ actor, params }) =>
      database.withTenant(actor, async (transaction) =>
        presentOpened(transaction, await requireInterview(transaction, params.interview)),
      ),
    "DELETE v1/interview/{interview}": ({ actor, params }) => removeInterview(dependencies, actor, params.interview),
    "POST v1/interview/{interview}/read": ({ actor, params }) => readOn(dependencies, actor, params.interview),
    "POST v1/interview/{interview}/marks": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) => markWords(transaction, params.interview, body)),
    "POST v1/interview/{interview}/signals": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) =>
        takeSignals(transaction, { actor, at: clock() }, { id: params.interview, chosen: body.found }),
      ),
    "GET v1/customer-profile/{pid}/interview-guide": ({ actor, params }) =>
      database.withTenant(actor, async (transaction) =>
        presentGuide(transaction, await requireProfile(transaction, params.pid)),
      ),
    "POST v1/customer-profile/{pid}/interview-guide": ({ actor, params }) => makeGuide(dependencies, actor, params.pid),
    "PUT v1/customer-profile/{pid}/interview-guide": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) =>
        writeGuide(transaction, { actor, at: clock() }, { profile: params.pid, guide: body }),
      ),
  };
}

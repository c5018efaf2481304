import type { InterviewGuide, OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { page } from "vitest/browser";
import { profileWith } from "#testing/profiles.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { session } from "../../../../transport/session.ts";
import { interviewUuid, openedInterview, pid, shownGuide } from "./shown-interview.fixture.ts";

export const ofProfile = `/api/v1/customer-profile/${pid}`;
export const ofInterview = `/api/v1/interview/${interviewUuid}`;

/** A report with a profile, this interview about it (or none), and this guide. */
export function serverWithInterview(
  interview: OpenedInterview | null = openedInterview(),
  guide: InterviewGuide = shownGuide(),
) {
  const server = serverWithReport();
  server.on("GET /api/v2/concept/C-0003/customer-profile", { body: { results: [profileWith()] } });
  server.on(`GET ${ofProfile}/interviews`, { body: { results: [] } });
  if (interview) shows(server, interview);
  server.on(`GET ${ofProfile}/interview-guide`, { body: guide });
  return server;
}

/** Has a server say from now on that an interview stands like this. */
export function shows(server: ReturnType<typeof serverWithReport>, interview: OpenedInterview): void {
  const { transcript: _transcript, found: _found, resting: _resting, touchable: _touchable, ...listed } = interview;
  server.on(`GET ${ofProfile}/interviews`, { body: { results: [listed] } });
  server.on(`GET ${ofInterview}`, { body: interview });
}

export async function openInterviews(hash = "", persona = "Facility%20managers") {
  await session.begin("refresh-token");
  return renderApp(`/concept/C-0003/customer-profile?persona=${persona}&view=interviews${hash}`);
}

export const transcriptList = () => page.getByRole("list", { name: "Transcript" });

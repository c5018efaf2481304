import { routesOf } from "#test-support/generated-input/route-groups.ts";
import { testRoutes } from "#test-support/generated-input/test-routes.ts";

testRoutes(routesOf("report"), {
  withReport: true,
  choosy: ["POST v2/concept/{id}/overview/generate", "PUT v1/customer-profile/{pid}/interview-guide"],
  // Nothing has failed here, and a report is soon written.
  refusing: [
    "POST v1/concept/{id}/retry",
    "POST v1/concept/{id}/cancel",
    // No search is connected.
    "POST v1/concept/{id}/research/plan",
    // It names what was found in the interview: what good calls do is tested beside it.
    "POST v1/interview/{interview}/signals",
    // These want a change before them.
    "POST v2/concept/{id}/report/{section}/undo",
    "POST v2/concept/{id}/report/update",
    // It wants edits that were proposed.
    "POST v2/concept/ai/report/edit",
    // They want a video that has been made, or waits for a browser.
    "GET v2/concept/{id}/video/file",
    "GET v2/concept/{id}/video/captions",
    "GET v2/concept/{id}/video/slides",
    "GET v2/concept/{id}/video/voice",
    "POST v2/concept/{id}/video/file",
    // They name a version, a document or a bundle that somebody has made before: what they do to good calls is tested beside them.
    "GET v2/concept/version/{id}/compare/{version}",
    "POST v2/concept/version/{id}/bring-back",
    "POST v2/concept/version/{id}/revert",
    "POST v2/concept/version/{id}/commit",
    "GET v2/concept/{id}/export/{exportId}/download",
    "POST v2/concept/import",
    // They want words of the item: what they do to good calls is tested beside them.
    "POST v1/concept/{id}/evidence/{item}/sources",
    "POST v1/concept/{id}/evidence/{item}/wrong",
    "POST v1/concept/{id}/evidence/{item}/right",
  ],
});

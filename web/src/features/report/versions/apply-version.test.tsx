import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { conceptWith } from "#testing/concepts.ts";
import { conceptKeys, reportKeys } from "../../../transport/query-keys.ts";
import { applyVersion } from "./apply-version.ts";
import { ada } from "./open-versions.fixture.ts";
import { VersionLabel } from "./version-label.tsx";

const third = { uuid: "00000000-0000-4000-8000-000000000003", versionNumber: 3, createdAt: 1_000 };

test.each([
  ["a newer one", { version: third }, 4, 4],
  ["the first one", { version: undefined }, 1, 1],
  ["the same one, told anew", { version: third }, 3, 3],
  ["an earlier one", { version: third }, 2, 3],
  ["any while an earlier one is viewed", { version: third, isHistoricalVersion: true }, 4, 3],
])("of versions that are saved the newest is the one that is shown: %s", (...given) => {
  const [, change, versionNumber, shown] = given;
  const queryClient = new QueryClient();
  const queryKey = conceptKeys.detail("C-0003");
  queryClient.setQueryData(queryKey, conceptWith(change));
  queryClient.setQueryData(reportKeys.versions("C-0003"), { versions: [] });
  const { uuid: conceptUuid } = conceptWith();
  applyVersion(queryClient, { conceptUuid, versionUuid: ada.uuid, versionNumber, createdAt: 2_000 });
  const concept = queryClient.getQueryData<ReturnType<typeof conceptWith>>(queryKey);
  expect(concept?.version?.versionNumber).toBe(shown);
  const isTold = shown === versionNumber;
  expect(concept?.version?.createdAt).toBe(isTold ? 2_000 : 1_000);
  expect(queryClient.getQueryState(reportKeys.versions("C-0003"))?.isInvalidated).toBe(true);
});

test("the age of a version grows while it is shown, and a clock that is behind says that it is new", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: 1_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await render(<VersionLabel version={{ ...third, createdAt: 1_000_060 }} />);
  await expect.element(screen.getByText("Versions: V3 · Just now")).toBeVisible();
  vi.advanceTimersByTime(4 * 60_000);
  await expect.element(screen.getByText("Versions: V3 · 3 minutes ago")).toBeVisible();
});

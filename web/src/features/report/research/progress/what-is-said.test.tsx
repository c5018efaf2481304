import type { ResearchedPage } from "@seedbed/contract/report/research/schemas";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { planWith, progressWith, researchedPageWith } from "#testing/research.ts";
import { LoggedPage } from "./logged-page.tsx";
import { ReadLog } from "./read-log.tsx";
import { ResearchBand } from "./research-band.tsx";
import type { Progress } from "./research-of-run.ts";

const textOf = (element: Element | null) => element?.textContent ?? "";

test.each<[change: Partial<ResearchedPage>, said: string, outcome: string]>([
  [{ passages: 4 }, "trade.example", "4 passages"],
  [{ passages: 1, state: "kept" }, "trade.example, kept copy", "1 passage"],
  [{ passages: 0 }, "trade.example", "read"],
  [{ isRejected: true }, "trade.example, rejected by your company since", "4 passages"],
  [{ state: "refused", sentence: "It is behind a wall." }, "It is behind a wall.", "not read"],
  [{ state: "refused", sentence: "" }, "Refused", "not read"],
  [{ state: "waiting", publisher: "" }, "", "waits"],
  [{ state: "reading" }, "trade.example", "reading"],
])("what came of a page is said beside it (%#)", async (change, ...expected) => {
  const page = researchedPageWith("Law", change);
  const { container } = await render(<LoggedPage page={page} isRunning />);
  const [said, outcome] = [...container.querySelectorAll("li > div > p:last-child, li > p")].map(textOf);
  expect([said, outcome]).toEqual(expected);
  // Nobody is led to what could not be read.
  expect(container.querySelectorAll("a")).toHaveLength(change.state === "refused" ? 0 : 1);
});

test("a page without a title goes by its address; what was taken from it counts once all is over, also when it is nothing", async () => {
  const page = researchedPageWith("", { url: "https://law.example/", passages: 0 });
  const { container } = await render(<LoggedPage page={page} isRunning={false} />);
  expect(textOf(container.querySelector("a"))).toContain("https://law.example/");
  expect(textOf(container.querySelector("li > p"))).toBe("0 passages");
});

test("pages are listed with the newest first, and by what came of them; what there is none of is said", async () => {
  const pages = [
    researchedPageWith("First", { passages: 1, quoted: 1 }),
    researchedPageWith("Second", { state: "refused", passages: 0 }),
    researchedPageWith("Third", { state: "kept", passages: 0 }),
  ];
  const screen = await render(<ReadLog pages={pages} />);
  const names = () =>
    [...screen.container.querySelectorAll("li")].map((each) => /First|Second|Third/.exec(textOf(each))?.[0]);
  expect(names()).toEqual(["Third", "Second", "First"]);
  expect([...screen.container.querySelectorAll("dl > div")].map(textOf)).toEqual([
    ...["of 3 pages read2", "refused1", "passage found1", "quote taken1"],
  ]);
  await screen.getByText("Read 2", { exact: true }).click();
  await expect.poll(names).toEqual(["Third", "First"]);
  await screen.getByText("Refused 1", { exact: true }).click();
  await expect.poll(names).toEqual(["Second"]);
  await screen.rerender(<ReadLog pages={pages.slice(0, 1)} />);
  await expect.element(screen.getByText("No page was refused.")).toBeVisible();
  await screen.getByText("All", { exact: true }).click();
  await screen.rerender(<ReadLog pages={[]} />);
  await expect.element(screen.getByText("No page has been read yet.")).toBeVisible();
});

const concept = conceptWith({
  ...{ reportStatus: "pending", completedSections: 1, totalSections: 6 },
  reportStatusBySection: sectionsIn("waiting", { trends: "complete", marketScan: "pending" }),
});
const plan = planWith({ estimate: { searches: 3, pages: 12, seconds: 90, usd: 0.02 } });

test.each<[progress: Progress | null, headline: string, figures: string[]]>([
  [null, "Thinking of what to look up", ["of reading, about2 min", "sections1 of 6"]],
  [
    progressWith({ asked: 1, questions: 2, usd: 0.38 }),
    "Reading for question 1 of 3",
    ["of reading, about1 min", "sections1 of 6", "so far$0.38"],
  ],
  [
    progressWith({ asked: 3, questions: 2, usd: null }),
    "Reading for question 3 of 3",
    ["sections1 of 6", "so farNot known"],
  ],
  [progressWith({ isRunning: false }), "Writing from what was read", ["sections1 of 6", "so far$0.38"]],
])("how far a report with research is, is said (%#)", async (progress, headline, figures) => {
  const waiting = { ...concept, reportStatusBySection: { ...concept.reportStatusBySection } };
  const asked = {
    ...plan,
    questions: plan.questions.map((each) => ({ ...each, topic: "signals" as const })).slice(0, 1),
  };
  const screen = await render(<ResearchBand concept={waiting} plan={asked} progress={progress} />);
  await expect.element(screen.getByRole("heading", { name: headline, exact: true })).toBeVisible();
  expect([...screen.container.querySelectorAll("dl > div")].map(textOf)).toEqual(figures);
  expect([...screen.container.querySelectorAll("ol > li")].map(textOf)).toContain("Market scan, writing");
});

test("why research ended early is said", async () => {
  const ended = "The budget for this report is spent.";
  const screen = await render(<ResearchBand concept={concept} plan={null} progress={progressWith({ ended })} />);
  await expect.element(screen.getByText(ended)).toBeVisible();
  expect(screen.getByText("of reading, about").elements()).toEqual([]);
});

test("who listens is told every ten seconds how far it is", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const at = (asked: number) => (
    <ResearchBand concept={concept} plan={null} progress={progressWith({ asked, questions: 3 })} />
  );
  const screen = await render(at(1));
  const told = screen.getByRole("status");
  await screen.rerender(at(2));
  await expect.element(screen.getByRole("heading", { name: "Reading for question 2 of 3" })).toBeVisible();
  await expect.element(told).toMatchTextContent(/^Reading for question 1 of 3\./);
  vi.advanceTimersByTime(10_000);
  await expect.element(told).toMatchTextContent(/^Reading for question 2 of 3\./);
});

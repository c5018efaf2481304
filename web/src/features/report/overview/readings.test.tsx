import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { pageOf, sectionsIn } from "#testing/concepts.ts";
import { classicForm, openOverview } from "#testing/open-overview.tsx";
import { profileWith } from "#testing/profiles.ts";
import { readingOnce } from "#testing/reading.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import { dashboardColumns } from "./late-columns.ts";
import { RunningVideo } from "./video/running-video.tsx";
import { captions, madeVideo, noVideo, path, runningVideo } from "./video/testing/videos.fixture.ts";

beforeAll(fetchLateParts);

beforeAll(() =>
  Promise.all([
    dashboardColumns.fetch(),
    import("./first-report/first-report.tsx"),
    import("./first-report/first-report-call.tsx"),
    import("./classic/classic-overview.tsx"),
    import("./upgrade/upgrade-banner.tsx"),
    import("./video/video-panel.tsx"),
  ]),
);

type Opened = Awaited<ReturnType<typeof openOverview>>;

interface State {
  options: Parameters<typeof openOverview>[0];
  act?: (opened: Opened) => Promise<unknown>;
  /** What of the page is read. */
  part: RegExp;
}

const first: State["options"] = {
  prepare: (server) => {
    answerWholeReport(server);
    server.on(parts.gutCheck, { body: { answer: null, isFirstReport: true } });
  },
};
const seeVideo = async ({ screen }: Opened) => {
  const toggle = () => userEvent.keyboard("{Shift>}debug{/Shift}");
  await toggle();
  onTestFinished(toggle);
  await expect.element(screen.getByRole("heading", { name: "Concept video" })).toBeVisible();
};
const withVideo = (video: ConceptVideo): State => ({
  options: {
    prepare: (server) => {
      server.on(`GET ${path}`, { body: video });
      server.on(`GET ${path}/file`, { image: new Blob(["film"], { type: "video/mp4" }) });
      server.on(`GET ${path}/captions`, { image: new Blob([captions], { type: "text/vtt" }) });
    },
  },
  act: seeVideo,
  part: /^ *heading "Concept video".*\n(?: .*\n)*/m,
});

const states: Record<string, State> = {
  "call-of-the-first-report": { options: first, part: /^complementary "First report".*/ms },
  "first-report": {
    options: first,
    act: ({ button }) => button("See what we found").click(),
    part: /^ *region "What we found".*?(?=^ *region "Does)/ms,
  },
  "first-form": {
    options: {
      concept: { ...classicForm, reportStatusBySection: sectionsIn("complete", { overview: "pending" }) },
      prepare: (server) => {
        answerWholeReport(server);
        const others = [1, 2].map((number) => profileWith({ uuid: `p-${number}`, name: `Ola ${number}` }));
        server.on(parts.profiles, { body: pageOf([profileWith({ origin: "model", customerInsight: "" }), ...others]) });
      },
    },
    part: /^ *(?:region|heading) "A newer overview is there".*/ms,
  },
  "video-none": withVideo(noVideo),
  "video-made": withVideo({ ...madeVideo, voice: "model", madeBy: "browser", mediaType: "video/webm" }),
  "video-without-a-voice": withVideo({ ...madeVideo, voice: null }),
  "video-failed": withVideo({ ...noVideo, status: "error", message: "The disk is full." }),
};

test.for(Object.entries(states))("what an overview says: %s", async ([name, { options, act, part }]) => {
  const opened = await openOverview(options);
  await act?.(opened);
  const reading = await readingOnce(opened.screen.getByRole("main"), { late: true });
  // Films have another address each time, and clocks stand elsewhere in another place.
  const said = (part.exec(reading)?.[0] ?? reading)
    .replace(/film="[^"]*"/, "film")
    .replace(/ at \d+:\d+ [AP]M/, " at <time>");
  await expect(said).toMatchFileSnapshot(`readings/${name}.txt`);
});

test.each([
  ["waiting", "Waiting for its turn…"],
  ["slides", "Drawing the slides…"],
  ["voice", "Speaking what is said…"],
  ["film", "Making the film…"],
  [null, "Waiting for its turn…"],
] as const)("a video that is being made says what is done: %s", async (stage, words) => {
  const video = { ...runningVideo, stage, progress: 42 };
  const screen = await render(<RunningVideo conceptId="C-0003" video={video} show={() => undefined} />);
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  await expect.element(screen.getByText("42%", { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole("progressbar", { name: "Concept video" }))
    .toHaveAttribute("aria-valuenow", "42");
});

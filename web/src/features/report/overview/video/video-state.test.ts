import { expect, test } from "vitest";
import { madeVideo, noVideo, runningVideo } from "./testing/videos.fixture.ts";
import { moved, stateOf } from "./video-state.ts";

const conceptUuid = "33333333-3333-4333-8333-333333333333";
const failed = { ...noVideo, status: "error", message: "Too large." } as const;

test("a video that is being made is running, and every other one is what the server calls it", () => {
  expect([noVideo, runningVideo, madeVideo, failed].map(stateOf)).toEqual(["idle", "running", "completed", "error"]);
});

test("one that has begun waits for its turn, and what was there before is gone", () => {
  for (const before of [madeVideo, failed])
    expect(moved(before, { type: "concept.video.generation.started", data: { conceptUuid } as never })).toEqual({
      ...before,
      ...{ status: "generating", message: null, conceptVideoUrl: null, stage: "waiting", progress: 0 },
    });
});

test("how far it is is told by its stage and its share, also where nobody has heard that it began", () => {
  const data = { conceptUuid, stage: "slides", progress: 12 } as never;
  expect(moved(failed, { type: "concept.video.generation.progress", data })).toEqual({
    ...failed,
    ...{ status: "generating", message: null, conceptVideoUrl: null, stage: "slides", progress: 12 },
  });
});

test("one that is finished has its address, and one that has failed its reason; neither is on its way any more", () => {
  const done = { conceptUuid, conceptVideoUrl: "/film" } as never;
  expect(
    moved({ ...runningVideo, message: "Old." }, { type: "concept.video.generation.completed", data: done }),
  ).toEqual({
    ...runningVideo,
    ...{ status: "completed", message: null, conceptVideoUrl: "/film", stage: null, progress: null },
  });
  const told = { conceptUuid, message: "Too large." } as never;
  expect(
    moved({ ...runningVideo, conceptVideoUrl: "/film" }, { type: "concept.video.generation.error", data: told }),
  ).toEqual({
    ...runningVideo,
    ...{ status: "error", message: "Too large.", conceptVideoUrl: null, stage: null, progress: null },
  });
});

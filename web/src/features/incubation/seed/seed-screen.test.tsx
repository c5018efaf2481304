import { expect, test } from "vitest";
import { openIncubation, paths } from "../testing/open-incubation.fixture.ts";
import { answerTo, questionnaireWith, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

const questionnaires = "GET /api/v1/concept/ignition/questionnaires";
const resting = { status: 500, body: { detail: "The database is resting." } };
const seed = seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])] });
const lost = { [paths.read]: { body: seed }, [questionnaires]: { body: [questionnaireWith()] } };

test.each([
  ["the seed", [paths.read]],
  ["its questions", [questionnaires]],
  ["both", [paths.read, questionnaires]],
] as const)("when %s cannot be read, Retry asks for what is missing", async (_what, missing) => {
  const { screen, server, router } = await openIncubation("/challenge", { seed });
  for (const path of missing) server.on(path, resting);
  await router.navigate({ to: "/concept/incubate", search: { seed: seedUuid, question: "idea" } } as never);
  await expect.element(screen.getByText("The seed could not be loaded")).toBeVisible();
  await expect.element(screen.getByText("The database is resting.")).toBeVisible();
  const others = [paths.read, questionnaires].filter((path) => !missing.some((one) => one === path));
  const before = others.map((path) => server.bodiesOf(path).length);
  for (const path of missing) server.on(path, lost[path] ?? resting);
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About idea?" })).toBeVisible();
  expect(others.map((path) => server.bodiesOf(path).length)).toEqual(before);
});

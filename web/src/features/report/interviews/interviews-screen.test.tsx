import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { profileWith } from "#testing/profiles.ts";
import { violations } from "#testing/violations.ts";
import {
  ofInterview,
  ofProfile,
  openInterviews,
  serverWithInterview,
  shows,
  transcriptList,
} from "./testing/open-interviews.fixture.ts";
import { found, interviewUuid, openedInterview, shownGuide } from "./testing/shown-interview.fixture.ts";

beforeEach(() => page.viewport(1440, 1100));
const button = (name: string | RegExp) => page.getByRole("button", { name });

describe("an interview", () => {
  test("shows what was found with its number and its words; what is left out says why, and is not taken", async () => {
    const server = serverWithInterview();
    const isTaken = (each: (typeof found)[number]) => each.uuid === found[0]?.uuid;
    const after = openedInterview({ found: found.map((each) => ({ ...each, isTaken: isTaken(each) })), signals: 1 });
    server.on(`POST ${ofInterview}/signals`, () => {
      shows(server, after);
      return { body: after };
    });
    await openInterviews();
    await expect
      .element(transcriptList().getByRole("mark").filter({ hasText: "Nobody owns the reorder" }))
      .toBeVisible();
    await expect.element(page.getByText(/2 names and 1 address replaced before reading/)).toBeVisible();
    await expect.element(page.getByText("Found word for word, line 2")).toBeVisible();
    await expect
      .element(
        page.getByText(
          /“We would save a fifth at least.” These words are not in the transcript; the nearest line says “But it is one invoice”/,
        ),
      )
      .toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole("checkbox", { name: /^Take signal 2/ }).click();
    await page.getByRole("checkbox", { name: /^Take signal 3/ }).click();
    await expect.element(page.getByText("For Noor: 1 signal then")).toBeVisible();
    const profilesRead = () => server.bodiesOf("GET /api/v2/concept/C-0003/customer-profile").length;
    const before = profilesRead();
    await button("Add 1 signal").click();
    await expect.element(page.getByText("Added", { exact: true })).toBeVisible();
    await expect.element(page.getByText("1 signal was added.")).toBeVisible();
    await expect.poll(profilesRead).toBe(before + 1);
    expect(server.bodiesOf(`POST ${ofInterview}/signals`)).toEqual([{ found: [found[0]?.uuid] }]);
  });

  test("is opened at the line that a signal rests on", async () => {
    serverWithInterview();
    await openInterviews(`&interview=${interviewUuid}#line-4`);
    await expect.element(page.getByRole("listitem").filter({ hasText: "it is one invoice, and I" })).toHaveFocus();
  });

  test("is read by the server while the page shows how far it is; what stops it is said, and Retry goes on", async () => {
    const begun = openedInterview({ readLines: 2, found: found.slice(0, 1) });
    const server = serverWithInterview({ ...begun, readLines: 0, found: [] });
    await openInterviews();
    await expect.element(page.getByText("Reading from line 1 of 6")).toBeVisible();
    await expect.element(page.getByText("It goes on when you leave this page.")).toBeVisible();
    shows(server, begun);
    await expect.element(page.getByText("Reading from line 3 of 6")).toBeVisible();
    await expect.element(page.getByText("Found word for word, line 2")).toBeVisible();
    shows(server, { ...begun, stopped: "The model does not answer." });
    await expect.element(page.getByText(/Lines 3 to 6 are not read yet\. The model does not answer\./)).toBeVisible();
    await expect.element(page.getByText("Found word for word, line 2")).toBeVisible();
    expect(server.bodiesOf(`POST ${ofInterview}/read`)).toEqual([]);

    server.on(`POST ${ofInterview}/read`, { status: 503, body: { detail: "There is no way to it now." } });
    await button("Retry").click();
    await expect.element(page.getByText(/There is no way to it now\./)).toBeVisible();
    server.on(`POST ${ofInterview}/read`, () => {
      shows(server, begun);
      return { body: begun };
    });
    const listed = () => server.bodiesOf(`GET ${ofProfile}/interviews`).length;
    const before = listed();
    await button("Retry").click();
    await expect.element(page.getByText("Reading from line 3 of 6")).toBeVisible();
    // The list said until now that it is not read to its end.
    await expect.poll(listed).toBeGreaterThan(before);
    shows(server, openedInterview());
    await expect.element(page.getByText("Processed")).toBeVisible();
  });

  test("is one of several, each with how far it is read", async () => {
    const server = serverWithInterview();
    const {
      transcript: _transcript,
      found: _found,
      resting: _resting,
      touchable: _touchable,
      ...listed
    } = openedInterview();
    const others = [{ readLines: 2 }, { readLines: 2, stopped: "The model does not answer." }, { signals: 1 }];
    const results = others.map((other, at) => ({
      ...listed,
      uuid: interviewUuid.replace(/1$/, String(at + 2)),
      ...other,
    }));
    server.on(`GET ${ofProfile}/interviews`, { body: { results: [listed, ...results] } });
    await openInterviews(`&interview=${interviewUuid}`);
    const list = page.getByRole("navigation", { name: "Interviews" });
    for (const words of ["0 signals", "read up to line 2 of 6", "not read to its end", "1 signal"])
      await expect.element(list.getByText(new RegExp(`· ${words}$`))).toBeVisible();
  });

  test("words that are selected are marked as somebody said them, across what is marked already", async () => {
    const server = serverWithInterview();
    server.on(`POST ${ofInterview}/marks`, { body: openedInterview() });
    await openInterviews();
    await expect.element(transcriptList().getByText("Signal 1, In Favour.")).toBeInTheDocument();
    const line = document.querySelector("#line-2 [data-text]");
    getSelection()?.selectAllChildren(line ?? document.body);
    transcriptList()
      .element()
      .dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
    await button("Mark the selected words").click();
    const form = page.getByRole("form", { name: "Mark words by hand" });
    const text = openedInterview().transcript[1]?.text ?? "";
    await expect.element(form.getByRole("textbox", { name: "Words of the answer" })).toHaveValue(text);
    await form.getByRole("textbox", { name: "What it means for the concept" }).fill("Nobody orders.");
    await form.getByRole("button", { name: "Mark" }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(server.bodiesOf(`POST ${ofInterview}/marks`)).toMatchObject([{ line: 2, from: 0, to: text.length }]);
  });

  test("what was chosen by a list of words is taken only by who ticks it", async () => {
    serverWithInterview(openedInterview({ found: found.map((each) => ({ ...each, origin: "draft" as const })) }));
    await openInterviews();
    const first = page.getByRole("checkbox", { name: /^Take signal 1/ });
    await expect.element(first).not.toBeChecked();
    await expect.element(button("Add 0 signals")).toBeDisabled();
    await first.click();
    await expect.element(button("Add 1 signal")).toBeEnabled();
  });

  test("that is removed tells first what rests on it", async () => {
    const server = serverWithInterview(
      openedInterview({ resting: [{ uuid: interviewUuid, description: "One invoice counts." }] }),
    );
    server.on(`DELETE ${ofInterview}`, () => {
      server.on(`GET ${ofProfile}/interviews`, { body: { results: [] } });
      return { status: 204 };
    });
    const { address } = await openInterviews(`&interview=${interviewUuid}`);
    await button("Remove Interview 8, facility lead").click();
    const dialog = page.getByRole("dialog", { name: "Remove this interview?" });
    await expect.element(dialog.getByText(/^1 signal of the profile rests on it\. It stays/)).toBeVisible();
    await expect.element(dialog.getByText("One invoice counts.")).toBeVisible();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect.element(page.getByText("No real interviews yet")).toBeVisible();
    expect(address()).not.toContain(interviewUuid);
  });

  test("says why its signals were not added, and why it was not removed", async () => {
    const server = serverWithInterview();
    server.on(`POST ${ofInterview}/signals`, { status: 409, body: { detail: "The profile has all it can hold." } });
    server.on(`DELETE ${ofInterview}`, { status: 409, body: { detail: "It is being read." } });
    await openInterviews();
    await button("Add 3 signals").click();
    await expect.element(page.getByText("The profile has all it can hold.")).toBeVisible();
    await button("Remove Interview 8, facility lead").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect.element(page.getByText("It is being read.")).toBeVisible();
    await expect.element(transcriptList()).toBeInTheDocument();
  });

  test("says of words that only the one who asks has said nothing of what stands near", async () => {
    const asked = found.map((each) =>
      each.leftOut === null ? each : { ...each, leftOut: "interviewersWords" as const },
    );
    serverWithInterview(openedInterview({ found: asked }));
    await openInterviews();
    await expect
      .element(page.getByText("“We would save a fifth at least.” Only the one who asks has said these words."))
      .toBeVisible();
  });

  test("of hours is shown at once, and says which lines are seen", async () => {
    const transcript = Array.from({ length: 600 }, (_, index) => ({
      ...{ time: "", speaker: index % 2 ? "P" : "Q", isQuestion: index % 2 === 0 },
      text: `Line ${index + 1} holds some words that were said on that day in the corridor.`,
    }));
    serverWithInterview(openedInterview({ transcript, lines: 600, readLines: 600, found: [], words: 20_000 }));
    await openInterviews("#line-500");
    await expect.element(page.getByText(/^Lines 4\d\d to 5\d\d of 600$/)).toBeVisible();
  });
});

describe("a transcript", () => {
  const form = () => page.getByRole("form", { name: "Add a transcript" });

  test("is pasted, with more words to replace, and opened", async () => {
    const server = serverWithInterview(null);
    server.on(`POST ${ofProfile}/interviews`, () => {
      shows(server, openedInterview());
      return { status: 201, body: openedInterview() };
    });
    await openInterviews();
    await button("Add the first transcript").click();
    await form().getByRole("button", { name: "Add transcript" }).click();
    await expect.element(form().getByRole("alert")).toHaveTextContent("Paste a transcript or choose a file.");
    await form().getByRole("textbox", { name: "Transcript" }).fill("Q: And?\nP: It broke.");
    await form()
      .getByRole("textbox", { name: /^Other words/ })
      .fill("Northgate, Lydia; Ola,, ");
    await form()
      .getByRole("textbox", { name: /^What it is called/ })
      .fill(" Interview 8 ");
    expect(await violations()).toEqual([]);
    await form().getByRole("button", { name: "Add transcript" }).click();
    await expect.element(transcriptList()).toBeVisible();
    await expect.element(button("Add transcript")).toHaveFocus();
    expect(server.bodiesOf(`POST ${ofProfile}/interviews`)).toEqual([
      { title: "Interview 8", text: "Q: And?\nP: It broke.", alsoReplace: ["Northgate", "Lydia", "Ola"] },
    ]);
  });

  test("of which nothing is left after all is kept nowhere", async () => {
    serverWithInterview(null);
    await openInterviews();
    await button("Add transcript").click();
    const title = form().getByRole("textbox", { name: /^What it is called/ });
    const isKept = () => Object.keys(localStorage).some((name) => name.includes(".form.transcript."));
    await title.fill("Marta");
    await expect.poll(isKept).toBe(true);
    await title.fill("");
    await expect.poll(isKept).toBe(false);
    await form().getByRole("button", { name: "Cancel" }).click();
    await expect.element(button("Add transcript")).toHaveFocus();
  });

  test("that cannot be read says why, and nothing that was typed is lost", async () => {
    const server = serverWithInterview(null);
    const sentence = "This file cannot be used: there is no text in it; it may be a scan.";
    server.on(`POST ${ofProfile}/interviews`, {
      status: 422,
      body: { detail: `file: ${sentence}`, form: { file: sentence } },
    });
    await openInterviews();
    await button("Add transcript").click();
    await form()
      .getByRole("textbox", { name: /^What it is called/ })
      .fill("Marta");
    await userEvent.upload(form().getByLabelText(/choose a file/), new File(["x"], "scan.pdf"));
    await form().getByRole("button", { name: "Add transcript" }).click();
    await expect.element(form().getByRole("alert")).toHaveTextContent(sentence);
    await expect.element(form().getByRole("textbox", { name: /^What it is called/ })).toHaveValue("Marta");
    await expect.element(form().getByText("scan.pdf")).toBeVisible();
  });
});

test.each([1440, 1024, 390])("at %d px nothing is wider than the page", async (width) => {
  await page.viewport(width, 1000);
  const server = serverWithInterview(openedInterview({ title: "Interview ".repeat(18) }));
  const name = "Gebäudereinigungsdienstleistungsunternehmenseinkaufsverantwortlichkeitsträgerin";
  server.on("GET /api/v2/concept/C-0003/customer-profile", { body: { results: [profileWith({ name })] } });
  await openInterviews();
  await expect.element(transcriptList()).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const title = page.getByRole("heading", { name: /^Interview Interview/ }).element();
  expect(title.getBoundingClientRect().width).toBeGreaterThan(220);
  expect(page.getByText("Processed", { exact: true }).element().getBoundingClientRect().width).toBeLessThan(140);
});

test("of two profiles of one segment each shows its own interviews", async () => {
  const server = serverWithInterview();
  const twin = profileWith({ uuid: "00000000-0000-4000-8000-0000000000f2", name: "Ida, facility manager" });
  server.on("GET /api/v2/concept/C-0003/customer-profile", { body: { results: [profileWith(), twin] } });
  server.on(`GET /api/v1/customer-profile/${twin.uuid}/interviews`, { body: { results: [] } });
  server.on(`GET /api/v1/customer-profile/${twin.uuid}/interview-guide`, { body: shownGuide() });
  const { screen, address } = await openInterviews("", twin.uuid);
  await expect.element(screen.getByText("No real interviews yet")).toBeVisible();
  await screen.getByRole("link", { name: /^Ida, facility manager/ }).click();
  await expect.poll(address).toMatch(new RegExp(`persona=${twin.uuid}$`));
});

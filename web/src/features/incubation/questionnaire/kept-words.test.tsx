import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { closeTab, otherTab } from "#testing/other-tab.ts";
import { renderApp } from "#testing/render-app.tsx";
import { unseal } from "../../../transport/kept/sealed-words.ts";
import { session } from "../../../transport/session.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, clarifyingWith, conceptWith, questions } from "../testing/seeds.fixture.ts";

const address = `${seedAddress}&question=limits`;
const place = `.answer.${questions.limits.id}`;
const notSent = "You wrote this on this device and it was not sent.";
const typed = (value: unknown) => ({
  ...(value as object),
  draft: { ...(value as { draft: object }).draft, typed: "From the other tab" },
});

/** A question with words in its field. */
async function writing(words = "Old machines") {
  const app = await openIncubation(address, { seed: answeredSeed() });
  await app.screen.getByLabelText("New answer").fill(words);
  return { ...app, field: app.screen.getByLabelText("New answer") };
}

test("what is written at a question is there in a new tab, with the words that it was not sent, until it is discarded", async () => {
  const { reload } = await writing();
  closeTab();
  const { screen } = await reload();
  const field = screen.getByLabelText("New answer");
  await expect.element(field).toHaveValue("Old machines");
  await expect.element(screen.getByText(notSent)).toBeVisible();
  await field.fill("Old machines, and new ones");
  await expect.element(field).toHaveValue("Old machines, and new ones");
  await expect.element(screen.getByText(notSent)).not.toBeInTheDocument();
  await screen.unmount();
  const again = await reload();
  await again.screen.getByRole("button", { name: "Discard" }).click();
  await expect.element(again.screen.getByLabelText("New answer")).toHaveValue("");
  await again.screen.unmount();
  const last = await reload();
  await expect.element(last.screen.getByLabelText("New answer")).toHaveValue("");
  await last.screen.unmount();
});

test("it is there after the session has ended by time and the same person has signed in again", async () => {
  const { screen, server, field } = await writing();
  server.on("GET /api/auth/token", { status: 401, body: { detail: "Over." } });
  server.on(paths.answer, { status: 401, body: { detail: "Over." } });
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => session.current()).toBeNull();
  await expect.element(field).not.toBeInTheDocument();
  server.on("GET /api/auth/token", { body: { token: "a.b.c" } });
  await session.begin("refresh-token");
  await screen.unmount();
  const again = await renderApp(address);
  await expect.element(again.screen.getByText("Old machines")).toBeVisible();
});

const onDevice = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const entry = () => Object.entries(localStorage).find(([name]) => name.endsWith(place)) ?? ["", ""];

test("what lies on the device says nothing to who has no session, neither before nor after its end by time", async () => {
  const { server } = await writing();
  await expect.poll(() => entry()[0]).not.toBe("");
  expect(onDevice()).not.toMatch(/machines/i);
  const kept = entry();
  server.on("GET /api/auth/token", { status: 401, body: { detail: "Over." } });
  await session.refresh(session.current()?.accessToken ?? "");
  await expect.poll(() => session.current()).toBeNull();
  expect(entry()).toEqual(kept);
  expect(onDevice()).not.toMatch(/machines/i);
  expect(localStorage.getItem("seedbed.session")).toBeNull();
});

test("what an earlier release kept readable is found, and sealed with the next letter", async () => {
  const { screen, reload } = await writing();
  await expect.poll(() => entry()[0]).not.toBe("");
  const [name, sealed] = entry();
  const plain = unseal(sealed.replace(/^\d+ /, ""), name) ?? "";
  expect(JSON.parse(plain)).toMatchObject([{ value: { draft: { typed: "Old machines" } } }]);
  await screen.unmount();
  localStorage.setItem(name, plain);
  const again = await reload();
  const field = again.screen.getByLabelText("New answer");
  await expect.element(field).toHaveValue("Old machines");
  await field.fill("Old machines, and new ones");
  await expect.poll(() => entry()[1]).toMatch(/^\d+ sealed:/);
  expect(onDevice()).not.toMatch(/machines/i);
});

test("nobody else who signs in on the device sees it, and who signs out leaves nothing", async () => {
  const { screen, server, field } = await writing();
  await expect.poll(() => Object.keys(localStorage).some((name) => name.endsWith(place))).toBe(true);
  const name = Object.keys(localStorage).find((each) => each.endsWith(place)) ?? "";
  localStorage.setItem(name.replace(/kept\.[^.]+/, "kept.somebody-else"), localStorage.getItem(name) ?? "");
  server.on("POST /api/auth/sign-out", { body: { success: true } });
  await session.end();
  await expect.element(field).not.toBeInTheDocument();
  const left = Object.keys(localStorage).filter((each) => each.endsWith(place));
  expect(left.map((each) => each.includes("somebody-else"))).toEqual([true]);
  await screen.unmount();
  await session.begin("refresh-token");
  await expect.element((await renderApp(address)).screen.getByLabelText("New answer")).toHaveValue("");
});

test("what another tab writes meanwhile is told and takes the place of nothing, until the person says so", async () => {
  const { screen, field } = await writing();
  otherTab().writes(place, typed);
  await expect.element(screen.getByText("Another tab has a newer text.")).toBeVisible();
  await expect.element(field).toHaveValue("Old machines");
  await screen.getByRole("button", { name: "Keep this one" }).click();
  await expect.element(screen.getByText("Another tab has a newer text.")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("Old machines");
  otherTab().writes(place, typed);
  await screen.getByRole("button", { name: "Show it" }).click();
  await expect.element(field).toHaveValue("From the other tab");
});

test("the tab whose words another one went on from keeps its own, and is told that the other's are newer", async () => {
  const { screen, field } = await writing();
  const other = otherTab();
  other.writesOn(place, typed);
  await expect.element(screen.getByText("Another tab has a newer text.")).toBeVisible();
  await expect.element(field).toHaveValue("Old machines");
  const wordsOf = (value: unknown) => (value as { draft: { typed: string } }).draft.typed;
  expect(other.finds(place).map(wordsOf)).toEqual(["From the other tab", "Old machines"]);
});

test("what another tab has sent is no longer in the field", async () => {
  const { screen, field } = await writing();
  otherTab().sends(place);
  await expect.element(field).toHaveValue("");
  await expect.element(screen.getByText(notSent)).not.toBeInTheDocument();
});

test("what a device has no room for is told, and stays in the field", async () => {
  const { screen, field } = await writing("O");
  const most = "x".repeat(4_000_000);
  localStorage.setItem("filling", most);
  try {
    localStorage.setItem("filling again", most);
    localStorage.setItem("filling more", most);
  } catch {
    // Full.
  }
  for (let size = 100_000; size > 0; size = Math.floor(size / 2)) {
    try {
      for (let index = 0; ; index += 1) localStorage.setItem(`filling ${size} ${index}`, "x".repeat(size));
    } catch {
      // Full for pieces of this size.
    }
  }
  await field.fill("Old machines, as long as the room that is left never is");
  await expect
    .element(screen.getByText("This device has no room to keep this text. Send it before you leave the page."))
    .toBeVisible();
  await expect.element(field).toHaveValue("Old machines, as long as the room that is left never is");
});

test("words at a question that is no longer asked are found in a new tab, too", async () => {
  const asked = clarifyingWith();
  const { screen, server, setSeed, reload } = await openIncubation(
    `${seedAddress}&stage=pre-generation&clarify=${asked.uuid}`,
    { seed: answeredSeed({ clarifyingQuestions: [asked] }) },
  );
  await screen.getByLabelText("New answer").fill("The old one");
  server.on(paths.clarify, { status: 201, body: [] });
  setSeed(answeredSeed());
  closeTab();
  const again = await reload();
  await expect.element(again.screen.getByText("The old one")).toBeVisible();
  await again.screen.getByRole("button", { name: "Let go of it" }).click();
  await expect.element(again.screen.getByText("The old one")).not.toBeInTheDocument();
});

test("Escape takes back what was typed into a text of a concept since one came to it, and no more", async () => {
  const seed = answeredSeed({ cachedConcepts: [conceptWith(1)] });
  const { screen } = await openIncubation(`${seedAddress}&stage=selecting`, { seed });
  const summary = screen.getByLabelText("Summary");
  await summary.fill("A van with soap");
  await screen.getByLabelText("Overview").click();
  await summary.click();
  await summary.fill("Nothing of it");
  await userEvent.keyboard("{Escape}");
  await expect.element(summary).toHaveValue("A van with soap");
});

test("a changed concept that was not saved is there in a new tab", async () => {
  const seed = answeredSeed({ cachedConcepts: [conceptWith(1), conceptWith(2)] });
  const { screen, reload } = await openIncubation(`${seedAddress}&stage=selecting`, { seed });
  await screen.getByLabelText("Title", { exact: true }).fill("Depots on rails");
  closeTab();
  const again = await reload();
  await expect.element(again.screen.getByLabelText("Title", { exact: true })).toHaveValue("Depots on rails");
  await expect.element(again.screen.getByText(notSent)).toBeVisible();
});

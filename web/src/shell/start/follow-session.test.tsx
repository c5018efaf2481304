import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { listedConceptWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { accountWith, currentUserWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";
import { followSession } from "./follow-session.ts";

test("what one person has read is not shown to the next, while their own is on its way", async () => {
  const listed = "GET /api/v1/concept/";
  serverKnowing().on(listed, { body: pageOf([listedConceptWith({ title: "Depots of Mara" })]) });
  await session.begin("refresh-token");
  const { screen, router } = await renderApp("/concept");
  await expect.element(screen.getByText("Depots of Mara")).toBeVisible();
  await session.end();
  await expect.element(screen.getByRole("button", { name: "Sign in" })).toBeVisible();
  const next = serverKnowing(currentUserWith({ uuid: "99999999-9999-4999-8999-999999999999", firstName: "Noor" }));
  const answered = Promise.withResolvers<void>();
  next.on(listed, { body: pageOf([listedConceptWith({ title: "Mills of Noor" })]), after: answered.promise });
  await session.begin("next-token");
  await router.navigate({ to: "/concept" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => next.bodiesOf(listed)).toHaveLength(1);
  await expect.element(screen.getByText("Depots of Mara")).not.toBeInTheDocument();
  answered.resolve();
  await expect.element(screen.getByText("Mills of Noor")).toBeVisible();
});

/** What is kept of the person that is signed in, and how often guards have looked again. */
async function following() {
  serverKnowing();
  await session.begin("refresh-token");
  const queryClient = new QueryClient();
  const looks: PromiseWithResolvers<void>[] = [];
  const invalidate = vi.fn<() => Promise<void>>(() => {
    const look = Promise.withResolvers<void>();
    looks.push(look);
    return look.promise;
  });
  const stop = followSession(queryClient, { invalidate });
  onTestFinished(stop);
  const keep = (value: string) => queryClient.setQueryData(["kept"], value);
  keep("of Mara");
  return { invalidate, looks, stop, keep, kept: () => queryClient.getQueryData(["kept"]) };
}

test("guards look again at what they look at, and at nothing else; what the same person has read stays", async () => {
  const { invalidate, kept, stop } = await following();
  const looksAfter = async (work: () => Promise<unknown>) => {
    invalidate.mockClear();
    await work();
    return invalidate.mock.calls.length;
  };
  const adopt = (change: Parameters<typeof session.adopt>[0]) => looksAfter(() => session.adopt(change));
  expect(await looksAfter(() => session.refresh("old"))).toBe(0);
  expect(await adopt({ user: userWith({ jobTitle: "Founder" }) })).toBe(0);
  expect(await adopt({ user: userWith({ firstName: "Marianne" }) })).toBe(1);
  expect(await adopt({ user: userWith({ firstName: "Marianne", lastName: "Berg" }) })).toBe(1);
  expect(await adopt({ account: accountWith({ name: "Southwind Mills" }) })).toBe(0);
  expect(await adopt({ account: accountWith({ uuid: "another" }) })).toBe(1);
  expect(await adopt({ secondFactor: "missing" })).toBe(1);
  expect(kept()).toBe("of Mara");
  stop();
  expect(await adopt({ account: null })).toBe(0);
});

test("what is kept of a person goes once nothing of it is shown, and not what the next one has read by then", async () => {
  const { looks, keep, kept } = await following();
  await session.end();
  expect(kept()).toBe("of Mara");
  looks[0]?.resolve();
  await expect.poll(kept).toBeUndefined();

  await session.begin("refresh-token");
  keep("of Mara");
  await session.end();
  serverKnowing(currentUserWith({ uuid: "99999999-9999-4999-8999-999999999999" }));
  await session.begin("next-token");
  expect(kept()).toBeUndefined();
  keep("of Noor");
  for (const look of looks) look.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept()).toBe("of Noor");
});

import { expect, test } from "vitest";
import { listedConceptWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";

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

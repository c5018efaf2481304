import { expect, test } from "vitest";
import { listedConceptWith, listedSeedWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

async function open(path: string) {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith()]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([listedSeedWith()], 3, 45) });
  server.on("GET /api/v1/user/list", { body: [userWith()] });
  await session.begin("refresh-token");
  return { server, ...(await renderApp(path)) };
}

test("a status that is chosen once more, and a person, are taken back, and the rest stays", async () => {
  const { screen, address } = await open("/concept?status=new,ideating&createdBy=Mara Olsen");
  await screen.getByRole("button", { name: /^Filters/ }).click();
  const person = screen.getByRole("button", { name: /^Mara Olsen/ });
  await expect.element(person).toHaveAttribute("aria-pressed", "true");
  await screen.getByRole("checkbox", { name: "New" }).click();
  await expect.poll(address).toBe("/concept?status=ideating&createdBy=Mara+Olsen");
  await person.click();
  await expect.poll(address).toBe("/concept?status=ideating");
  await screen.getByRole("checkbox", { name: "Ideating" }).click();
  await expect.poll(address).toBe("/concept");
});

test("the way out of the last status and of a person leaves nothing of them in the address", async () => {
  const { screen, address } = await open("/concept?status=new&createdBy=Mara Olsen");
  await screen.getByRole("button", { name: "Remove filter created by Mara Olsen" }).click();
  await expect.poll(address).toBe("/concept?status=new");
  await screen.getByRole("button", { name: "Remove filter New" }).click();
  await expect.poll(address).toBe("/concept");
});

test("a search of more than 200 characters says by how much, and is not asked for", async () => {
  const { screen, address } = await open("/concept");
  const box = screen.getByRole("searchbox");
  await box.fill("x".repeat(202));
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription("2 characters too long. The maximum length is 200 characters.");
  await box.fill("x".repeat(200));
  await expect.element(box).toHaveAttribute("aria-invalid", "false");
  await expect.element(box).not.toHaveAccessibleDescription();
  await expect.poll(address).toBe(`/concept?search=${"x".repeat(200)}`);
});

test("drafts have pages and an order, both in the address", async () => {
  const { screen, server, address } = await open("/concept/drafts?sort=title");
  const asked = () => server.received.findLast(({ key }) => key === "GET /api/v2/concept/seed")?.query;
  await screen.getByRole("button", { name: "Page 2" }).click();
  await expect.poll(address).toBe("/concept/drafts?sort=title&page=2");
  await expect.poll(() => asked()?.get("page")).toBe("2");
  await screen.getByRole("button", { name: "Type" }).click();
  await expect.poll(address).toMatch(/^\/concept\/drafts\?sort=-?type$/);
  await expect.poll(() => asked()?.get("sort")).toMatch(/^-?type$/);
});

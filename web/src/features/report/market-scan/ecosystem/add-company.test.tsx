import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { FakeServer } from "#testing/fake-server.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { violations } from "#testing/violations.ts";
import { openEcosystem, startupWith } from "./testing/open-ecosystem.fixture.ts";

const suggest = "GET /api/v1/company-suggest";
const changes = "POST /api/v2/concept/C-0003/report/marketScan/changes";
const suggestions = [
  { name: "SAP", domain: "sap.com", headquarters: "Walldorf, Germany" },
  { name: "Sapient", domain: "sapient.example", headquarters: "Boston, United States" },
];

async function openForm(startups = [startupWith("Fillbar")]) {
  const app = await openEcosystem({ startups });
  app.server.on(suggest, { body: { results: suggestions } });
  await app.screen.getByRole("button", { name: "Add a startup" }).click();
  const form = app.screen.getByRole("form", { name: "Add a startup" });
  const name = form.getByRole("combobox", { name: "Name" });
  await expect.element(name).toHaveFocus();
  const domain = form.getByRole("textbox", { name: "Domain" });
  const option = (text: string) => form.getByRole("option", { name: new RegExp(text) });
  const add = () => form.getByRole("button", { name: "Add startup" }).click();
  return { ...app, form, name, domain, option, add };
}

const asked = (server: FakeServer) =>
  server.received.filter(({ key }) => key === suggest).map(({ query }) => query.get("host"));
const sent = (server: FakeServer) => server.bodiesOf(changes) as { changes: { item: Record<string, string> }[] }[];

/** The server takes what is added: the list has it from the next reading on. */
function accept(server: FakeServer, setScan: (change: object) => void) {
  server.on(changes, ({ body }) => {
    const { item } = (body as { changes: { item: object }[] }).changes[0] ?? { item: {} };
    setScan({ startups: [startupWith("Fillbar"), { ...startupWith("New"), ...item }] });
    return { body: { revision: 2 } };
  });
}

test("[S2.7-63] companies are suggested while one types; arrows and Enter take one with its name and its domain, and it is added", async () => {
  const { server, setScan, screen, form, name, domain, option, pane } = await openForm();
  accept(server, setScan);
  await name.fill("sap");
  await expect.element(option("SAP")).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{Enter}");
  await expect.element(name).toHaveValue("SAP");
  await expect.element(domain).toHaveValue("sap.com");
  await expect.element(option("SAP")).not.toBeInTheDocument();
  await form.getByRole("textbox", { name: "Relevance" }).fill("It sells to the same people.");
  await userEvent.click(name);
  await userEvent.keyboard("{Enter}");
  await expect.element(pane("Startups").getByRole("heading", { name: "SAP" })).toBeVisible();
  await expect.element(screen.getByText("It sells to the same people.")).toBeVisible();
  expect(sent(server)).toEqual([
    {
      changes: [
        {
          kind: "add",
          place: "startups[]",
          parent: null,
          item: {
            uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
            name: "SAP",
            domain: "sap.com",
            overview: "",
            relevance: "It sells to the same people.",
          },
        },
      ],
    },
  ]);
});

/** Once all that is to be done by now is done: what follows from a key, above all. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

test("suggestions are asked for half a second after the last key, and Escape closes them before the form", async () => {
  const { screen, server, form, name, option } = await openForm();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await name.fill("sa");
  await name.fill("sap");
  await nextTask();
  await vi.advanceTimersByTimeAsync(499);
  expect(asked(server)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(option("SAP")).toBeVisible();
  expect(asked(server)).toEqual(["sap"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(option("SAP")).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("sap");
  await userEvent.keyboard("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Add a startup" })).toHaveFocus();
});

test("a question that is no longer of interest is cancelled, and its answer is not shown", async () => {
  const { server, name, option } = await openForm();
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.on(suggest, ({ query }) =>
    query.get("host") === "old"
      ? { body: { results: [{ name: "Older", domain: "old.example", headquarters: "" }] }, after: late }
      : { body: { results: suggestions } },
  );
  await name.fill("old");
  await expect.poll(() => asked(server)).toEqual(["old"]);
  await name.fill("sap");
  await expect.element(option("SAP")).toBeVisible();
  arrive();
  await expect.element(option("Older")).not.toBeInTheDocument();
});

test("where nobody can suggest anything, a company is added all the same", async () => {
  const { screen, server, setScan, name, domain, add, pane } = await openForm();
  accept(server, setScan);
  server.on(suggest, { status: 503, body: { detail: "It sleeps." } });
  await name.fill("井田洗剤");
  await expect.poll(() => asked(server)).toEqual(["井田洗剤"]);
  await pressComposing(name.element(), "Escape");
  await domain.fill("ida.example");
  await add();
  await expect.element(pane("Startups").getByRole("heading", { name: "井田洗剤" })).toBeVisible();
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

test("a name is required, and one that is listed already is told", async () => {
  const { server, form, name, domain, add } = await openForm();
  await add();
  await expect.element(form.getByText("A name is required.")).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill("fillbar ");
  await expect.element(form.getByText("“Fillbar” is listed already.")).toBeVisible();
  await name.fill("Other");
  await expect.element(form.getByText("“Fillbar” is listed already.")).not.toBeInTheDocument();
  await domain.fill("https://fillbar.example/about");
  await expect.element(form.getByText("“Fillbar” is listed already.")).toBeVisible();
  expect(sent(server)).toEqual([]);
});

test("what the server refuses is told, the words stay, and trying again adds nothing twice", async () => {
  const { server, setScan, form, name, domain, add, pane } = await openForm();
  server.on(changes, { status: 422, body: { detail: "No.", form: { domain: "This is no domain." } } });
  await name.fill("Kuehne");
  await domain.fill("x");
  await add();
  await expect.element(form.getByText("This is no domain.")).toBeVisible();
  server.on(changes, { status: 409, body: { detail: "At most 30 can be listed here." } });
  await domain.fill("kuehne.example");
  await add();
  await expect.element(form.getByRole("alert")).toMatchTextContent("At most 30 can be listed here.");
  await expect.element(name).toHaveValue("Kuehne");
  accept(server, setScan);
  await add();
  await expect.element(pane("Startups").getByRole("heading", { name: "Kuehne" })).toBeVisible();
  expect(new Set(sent(server).map((body) => body.changes[0]?.item.uuid)).size).toBe(1);
});

test("an empty list offers to add its first company, and gives the form up", async () => {
  const { screen, form, name } = await openForm([]);
  await expect.element(name).toHaveFocus();
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByText("No startup is named.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Add a startup" })).toHaveFocus();
});

test("a list that is full says so", async () => {
  const startups = Array.from({ length: 30 }, (_, index) => startupWith(`Startup ${index}`));
  const { screen } = await openEcosystem({ startups });
  await expect.element(screen.getByText("At most 30 can be listed here.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Add a startup" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Add an incumbent" })).toBeVisible();
});

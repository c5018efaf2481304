import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../transport/session.ts";
import { CompanyLogo } from "./company-logo.tsx";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../features/settings/settings-frame.tsx";
import "../features/settings/company/company-screen.tsx";

const look = "GET /api/v1/company-logo/mill.example";
const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

async function openCompany(reply: Parameters<ReturnType<typeof serverKnowing>["on"]>[1]) {
  const server = serverKnowing();
  server.on(look, reply);
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/company");
  await expect.poll(() => server.received.map(({ key }) => key)).toContain(look);
  const page = () => screen.getByRole("main").element();
  return {
    screen,
    image: () => page().querySelector("img"),
    letter: () => page().querySelector("svg text")?.textContent,
  };
}

test("the logo of the company's domain stands beside its name", async () => {
  const { image, letter } = await openCompany({ body: { host: "mill.example", image: dot } });
  await expect.poll(() => image()?.src).toBe(dot);
  expect(letter()).toBeUndefined();
});

test("[S1.7-67] a default image is shown when there is no logo, when it cannot be had and when it is broken", async () => {
  for (const reply of [
    { body: { host: "mill.example", image: null } },
    { status: 503 },
    { body: { host: "mill.example", image: "data:image/gif;base64,AAAA" } },
    { body: { host: "mill.example", image: "https://elsewhere.example/logo.png" } },
  ]) {
    const { screen, image, letter } = await openCompany(reply);
    await expect.poll(letter).toBe("N");
    expect(image()).toBeNull();
    expect(screen.getByRole("alert").elements()).toEqual([]);
    await screen.unmount();
  }
});

test("a company without a domain is not looked up, and one that was is not again; its first letter stands for it, as large as asked", async () => {
  const server = serverKnowing();
  server.on(look, { body: { host: "mill.example", image: null } });
  await session.begin("refresh-token");
  const client = new QueryClient();
  const asked = () => server.received.filter(({ key }) => key.includes("company-logo")).map(({ key }) => key);
  for (const [name, domain, size, letter] of [
    [" éclair", "", 30, "É"],
    ["", "", undefined, "?"],
    ["mill", "mill.example", 20, "M"],
    ["mill", "mill.example", 20, "M"],
  ] as const) {
    const screen = await render(
      <QueryClientProvider client={client}>
        <CompanyLogo name={name} domain={domain} {...(size ? { size } : {})} />
      </QueryClientProvider>,
    );
    const svg = screen.container.querySelector("svg");
    expect([svg?.textContent, svg?.getBoundingClientRect().width]).toEqual([letter, size ?? 44]);
    if (domain) await expect.poll(asked).toEqual([look]);
    await expect.poll(() => client.isFetching()).toBe(0);
    await screen.unmount();
  }
  expect(asked()).toEqual([look]);
});

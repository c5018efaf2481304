import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { session } from "../../../transport/session.ts";
import { useTalks } from "./use-talks.ts";

test("what a person says to personas is nothing of the next person in the same window, and is theirs again", async () => {
  const server = serverKnowing();
  const client = new QueryClient();
  const talksOf = async (uuid: string) => {
    server.on("GET /api/v1/user/", { body: currentUserWith({ uuid }) });
    await session.begin("refresh-token");
    const { result } = await renderHook(() => useTalks(), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    return result.current;
  };
  const mine = await talksOf("mara");
  expect(await talksOf("noor")).not.toBe(mine);
  expect(await talksOf("mara")).toBe(mine);
});

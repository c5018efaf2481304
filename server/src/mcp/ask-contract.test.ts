import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAskContract } from "./ask-contract.ts";

const app = fastify();
const ask = createAskContract(app, { authorization: "Bearer sb_token", address: "198.51.100.7" });

beforeAll(async () => {
  app.all("/api/*", (request, reply) => {
    if (request.method === "DELETE") return reply.status(204).send();
    const { method, url, ip, body = null } = request;
    return reply.status(418).send({ method, url, ip, body, authorization: request.headers.authorization });
  });
  await app.ready();
});
afterAll(() => app.close());

test("a call goes to its route as the caller, from the caller's address, and is answered as it was", async () => {
  const body = { section: "trends", reason: "A new law", changes: [] } as never;
  expect(await ask("POST v1/concept/{id}/proposals", { params: { id: "C-0001" }, body })).toEqual({
    status: 418,
    body: {
      ...{ method: "POST", url: "/api/v1/concept/C-0001/proposals", ip: "198.51.100.7", body },
      authorization: "Bearer sb_token",
    },
  });
  expect(await ask("DELETE v1/concept/{id}/", { params: { id: "C-0001" } })).toEqual({ status: 204, body: null });
});

test("what is left out is not sent, and what is sent never leads to another route", async () => {
  const urlOf = async (...asked: Parameters<typeof ask<"GET v1/concept/">>) =>
    ((await ask(...asked)).body as { url: string }).url;
  expect(await urlOf("GET v1/concept/", { query: { search: undefined, page: 2 } })).toBe("/api/v1/concept/?page=2");
  expect(await urlOf("GET v1/concept/", {})).toBe("/api/v1/concept/");
  const { body } = await ask("GET v1/concept/{id}/", { params: { id: "../../user?x=ü#" } });
  expect(body).toMatchObject({ url: "/api/v1/concept/..%2F..%2Fuser%3Fx%3D%C3%BC%23/" });
});

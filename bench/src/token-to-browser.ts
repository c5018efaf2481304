import { startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import { plantAnsweredSeed } from "@seedbed/server/test-support/planted-seed";
import type { BenchServer } from "./bench-server.ts";
import { launchBrowser } from "./browser.ts";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";

const rounds = 7;

/**
 * Milliseconds from the moment a model server sends the first bytes of an answer until a page in Chromium has the first words of a
 * suggestion. The first bytes are JSON's opening braces, so the figure is an upper bound.
 */
export async function measureToken(
  start: (env: Record<string, string>) => Promise<BenchServer>,
): Promise<Measurement[]> {
  const model = await startModelServer({ latencyMs: 600, firstTokenShare: 0.5 });
  const server = await start({
    AI_MODEL: "openai-compatible/scripted",
    AI_BASE_URL: model.url,
    AI_API_KEY: "scripted",
  });
  const browser = await launchBrowser();
  const delays: number[] = [];
  try {
    const person = await server.signUp();
    const seedUuid = await plantAnsweredSeed(person);
    const page = await browser.newPage();
    await page.goto(`${server.url}/login`);
    for (let round = 0; round <= rounds; round += 1) {
      const { ticket } = (await person.call("POST v1/realtime/ticket")).body;
      const seenAt = await page.evaluate(
        ([ticket, seedUuid]) =>
          new Promise<number>((resolve) => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/v1/seedbed?token=${ticket}`);
            socket.onopen = () =>
              socket.send(
                JSON.stringify({
                  id: crypto.randomUUID(),
                  type: "incubation.ai.suggestions.request",
                  data: { seedUuid, questionId: "expand.pains" },
                }),
              );
            socket.onmessage = (message) => {
              const event = JSON.parse(message.data);
              if (event.type !== "stream.structured.ai.suggestions" || !event.data.content.suggestions[0]?.title)
                return;
              socket.close();
              resolve(Date.now());
            };
          }),
        [ticket, seedUuid] as const,
      );
      const call = model.calls.at(-1);
      // The first round warms connections up.
      if (round > 0 && call?.firstTokenAt !== undefined) delays.push(seenAt - call.firstTokenAt);
    }
  } finally {
    await browser.close();
    await server.stop();
    await model.close();
  }
  return [
    {
      name: "first words of a suggestion in the browser",
      value: median(delays),
      unit: "ms",
      limit: 100,
      note: `of ${delays.length}: ${delays.join(", ")}`,
    },
  ];
}

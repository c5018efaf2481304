import type { Caller } from "@seedbed/server/test-support/caller";
import type { ModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import type { BenchServer } from "./bench-server.ts";
import { launchBrowser } from "./browser.ts";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";

const rounds = 7;

/** A message by which a page asks for words, and the event that brings the first of them. */
export interface AskedWords {
  name: string;
  model: ModelServer;
  message: { type: string; data: object };
  event: string;
  /** Where in the data of the event the words stand. */
  path: readonly (string | number)[];
}

/**
 * Milliseconds from the moment a model server sends the first bytes of an answer until a page in Chromium has the first words of it. The first bytes are
 * JSON's opening braces, so the figure is an upper bound.
 */
export async function measureFirstWords(
  server: BenchServer,
  person: Pick<Caller, "call">,
  { name, model, message, event, path }: AskedWords,
): Promise<Measurement> {
  const browser = await launchBrowser();
  const delays: number[] = [];
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/login`);
    for (let round = 0; round <= rounds; round += 1) {
      const { ticket } = (await person.call("POST v1/realtime/ticket")).body;
      const seenAt = await page.evaluate(
        ({ ticket, message, event, path }) =>
          new Promise<number>((resolve) => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/v1/seedbed?token=${ticket}`);
            const id = crypto.randomUUID();
            socket.onopen = () => socket.send(JSON.stringify({ id, ...message }));
            socket.onmessage = ({ data }) => {
              const told = JSON.parse(data);
              const words = path.reduce((value, step) => value?.[step], told.data);
              if (told.type !== event || !words) return;
              // The answer of the round before may still be on its way.
              if ((told.data.replyTo ?? id) !== id) return;
              socket.close();
              resolve(Date.now());
            };
          }),
        { ticket, message, event, path },
      );
      const call = model.calls.at(-1);
      // The first round warms connections up.
      if (round > 0 && call?.firstTokenAt !== undefined) delays.push(seenAt - call.firstTokenAt);
    }
  } finally {
    await browser.close();
  }
  return { name, value: median(delays), unit: "ms", limit: 100, note: `of ${delays.length}: ${delays.join(", ")}` };
}

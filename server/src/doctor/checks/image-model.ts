import type { ImageModelSettings } from "../../platform/model/settings.ts";
import { type Answer, note, ok, wrong } from "../finding.ts";
import { inParts } from "../model/in-parts.ts";
import { tryImageModel } from "../model/try-image-model.ts";

interface Options {
  /** Whether one is made; else it is only said that a model is set. */
  makes: boolean;
  /** Milliseconds that the image may take. */
  patience: number;
  signal: AbortSignal;
}

/** Whether the model for images makes one: it is asked for the smallest, for which it is paid. */
export async function checkImageModel(
  settings: ImageModelSettings | undefined,
  { makes, patience, signal }: Options,
): Promise<Answer[]> {
  if (!settings) return [ok("AI_IMAGE_MODEL is not set: Seedbed draws the images of concepts itself.")];
  const name = `${settings.choice.provider}/${settings.choice.id}`;
  if (!makes) return [note(`${name} makes the images of concepts. It is tried by npm run doctor, which pays for one.`)];
  const { failure, kind } = await tryImageModel(settings, { patience, signal });
  if (!failure) return [ok(`${name} makes images, as ${kind}.`)];
  const longer = "Try npm run doctor -- --seconds 300, which waits longer.";
  if (failure.code === "timeout")
    return [note(`${name} made no image within ${Math.round(patience / 1000)} s.`, longer)];
  const { says, todo } = inParts(failure.sentence);
  return [(failure.passing && failure.code !== "unreachable" ? note : wrong)(`${name}: ${says}`, todo)];
}

import type { Config } from "../../configuration/configuration.ts";
import { type Answer, ok } from "../finding.ts";
import { tellTrial } from "../model/tell-trial.ts";
import { type TrialOptions, tryModel } from "../model/try-model.ts";

export type ModelToCheck = Pick<TrialOptions, "forms" | "patience" | "signal">;

/** Whether what writes can be reached, how fast it is, and what it keeps to: each model is asked for one small task, which it is paid for. */
export async function checkModel(settings: Config["ai"], options: ModelToCheck): Promise<Answer[]> {
  const { model, fastModel = model } = settings;
  if (!model)
    return [
      ok("AI_MODEL is not set: the offline drafter writes. Set it, and AI_API_KEY or AI_BASE_URL, to connect a model."),
    ];
  const choices = fastModel === undefined || fastModel.id === model.id ? [model] : [model, fastModel];
  const answers = choices.map(async (choice) => {
    const trial = await tryModel(choice, { ...options, settings });
    return tellTrial(trial, choice.id, Math.round(options.patience / 1000));
  });
  return (await Promise.all(answers)).flat();
}

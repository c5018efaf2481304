import type { CallForm } from "../../platform/model/wire/call-form.ts";
import { type Answer, note, ok, wrong } from "../finding.ts";
import { inParts } from "./in-parts.ts";
import { reportInWords } from "./report-effort.ts";
import type { Trial } from "./try-model.ts";

/** Tokens a second below which people wait long for a report. */
const slow = 8;

/** What a trial showed: one finding each for the answer, how it came, its form, and what a report takes. `seconds`: how long was waited. */
export function tellTrial(trial: Trial, modelId: string, seconds: number): Answer[] {
  const { failure, name } = trial;
  if (failure?.code === "timeout") return tellTime(trial, modelId, seconds);
  if (failure !== undefined) {
    const { says, todo } = inParts(failure.sentence);
    return [(failure.passing && failure.code !== "unreachable" ? note : wrong)(`${name}: ${says}`, todo)];
  }
  return [answers(trial), ...streaming(trial), ...form(trial), ...context(trial), ...effort(trial, modelId)];
}

function answers({ name, tokensPerSecond }: Trial): Answer {
  const speed = tokensPerSecond === undefined ? "" : `, with ${inNumber(tokensPerSecond)} tokens a second`;
  return tokensPerSecond !== undefined && tokensPerSecond < slow
    ? note(`${name} answers slowly${speed}.`, "Give it a faster machine, or choose a smaller model.")
    : ok(`${name} answers${speed}.`);
}

function streaming({ name, streamed }: Trial): Answer[] {
  if (streamed) return [];
  const says = `${name} does not stream: nobody sees a word before an answer is whole.`;
  return [note(says, "Let its server, and a proxy before it, stream answers.")];
}

const formNames: Record<CallForm["schema"], string> = {
  strict: "as strict json_schema",
  schema: "as json_schema without strict",
  object: "as json_object, with the schema in words",
  prompt: "in words alone",
};

function form({ name, form, keepsToSchema }: Trial): Answer[] {
  const taken = form === undefined ? "" : ` The schema is sent ${formNames[form.schema]}, which is remembered.`;
  if (keepsToSchema) return [ok(`${name} keeps to the schema of the answer.${taken}`)];
  const says = `${name} does not keep to the schema of the answer: Seedbed mends what it can and asks again for the rest.${taken}`;
  return [note(says, "Choose a server that enforces json_schema, or a model that follows instructions better.")];
}

function context({ name, shortened }: Trial): Answer[] {
  if (!shortened) return [];
  return [wrong(`${name} reads too little for a report.`, "Give it a larger context, or choose another model.")];
}

function effort({ tokensPerSecond }: Trial, modelId: string): Answer[] {
  return tokensPerSecond === undefined ? [] : [ok(reportInWords(modelId, tokensPerSecond))];
}

/** A slow model is no broken one: only the time of the trial is over. */
function tellTime(trial: Trial, modelId: string, seconds: number): Answer[] {
  const { name, tokensPerSecond } = trial;
  const longer = "Try npm run doctor -- --seconds 300, which waits longer.";
  if (tokensPerSecond === undefined) {
    const says = `${name} wrote nothing within ${seconds} s: it is slow, being loaded, or stuck.`;
    return [note(says, `${longer} AI_FIRST_TOKEN_SECONDS says how long a report waits.`)];
  }
  const says = `${name} is slow: it was not done within ${seconds} s, with ${inNumber(tokensPerSecond)} tokens a second.`;
  return [note(says, longer), ...effort(trial, modelId)];
}

const inNumber = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

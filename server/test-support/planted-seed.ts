import type { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";

const answersByIdentifier: Record<string, string[]> = {
  idea: ["A depot in the basement of a shared office building that refills soap and detergent by weight"],
  field: ["Cleaning supplies for shared office buildings"],
  audience: ["Facility managers of buildings with many tenants"],
  pains: ["Every tenant orders small boxes at retail prices", "Storage rooms overflow on Mondays"],
  changes: ["Tenants ask for proof that their waste is going down"],
  assets: ["sales_channels", "capacity"],
  value_source: ["revenue"],
  earning: ["A monthly fee per floor, billed to the building"],
  success: ["Forty buildings refill instead of ordering boxes"],
};

/** Plants a seed over HTTP and answers all its questions but the optional ones; `changed` replaces answers by identifier. */
export async function plantAnsweredSeed(
  caller: Caller,
  type: "EXPAND_AN_EXISTING_IDEA" | "IDENTIFY_NEW_OPPORTUNITIES" = "EXPAND_AN_EXISTING_IDEA",
  changed: Record<string, string[]> = {},
): Promise<string> {
  const planted = await caller.call("POST v2/concept/seed", { body: { type } });
  const id = planted.body.uuid;
  const questionnaires = await caller.call("GET v1/concept/ignition/questionnaires");
  const questions = questionnaires.body.find((questionnaire) => questionnaire.type === type)?.questions ?? {};
  const answers = { ...answersByIdentifier, ...changed };
  for (const question of Object.values(questions).sort((a, b) => a.order - b.order)) {
    const answer = answers[question.identifier];
    if (!answer || (question.dependsOn && !answers[question.dependsOn]?.includes(question.dependsOnValue ?? "")))
      continue;
    const saved = await caller.call("POST v2/concept/incubation/seed/{id}/answer", {
      params: { id },
      body: { questionId: question.id, fieldType: question.fieldType, answer },
    });
    if (saved.status !== 201) throw new Error(`${question.identifier} was not answered: ${JSON.stringify(saved.body)}`);
  }
  return id;
}

/** Generates concepts from an answered seed, saves the first one and gives its uuid in the bank. */
export async function saveFirstConcept(caller: Caller, seedId: string): Promise<string> {
  await caller.call("POST v2/concept/incubation/seed/{id}/generate-concepts", { params: { id: seedId }, body: {} });
  const concepts = await eventually(async () => {
    const seed = await caller.call("GET v2/concept/seed/{id}", { params: { id: seedId } });
    return seed.body.generation.status === "idle" && seed.body.cachedConcepts.length > 0
      ? seed.body.cachedConcepts
      : undefined;
  });
  const [first] = concepts;
  if (!first) throw new Error("no concept was generated");
  const { uuid, title, summary, overview, problemStatement, valueProposition, differentiators, rightsToWin } = first;
  const saved = await caller.call("POST v2/concept/incubation/seed/{id}/generated", {
    params: { id: seedId },
    body: [{ uuid, title, summary, overview, problemStatement, valueProposition, differentiators, rightsToWin }],
  });
  const conceptUuid = saved.body[0]?.conceptUuid;
  if (!conceptUuid) throw new Error(`the concept was not saved: ${JSON.stringify(saved.body)}`);
  return conceptUuid;
}

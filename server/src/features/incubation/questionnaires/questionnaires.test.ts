import { expect, test } from "vitest";
import { assetOptions } from "./assets.ts";
import { currentQuestionnaires } from "./current-questionnaires.ts";

const [expand, identify] = currentQuestionnaires;

test("each questionnaire asks its questions in this order, of this kind, some behind an answer", () => {
  const told = currentQuestionnaires.map(({ type, version, questions }) => [
    `${type} ${version}`,
    ...Object.values(questions).map(
      ({ id, identifier, order, shortLabel, fieldType, required, dependsOn, dependsOnValue, isSuggestionsEnabled }) =>
        [
          ...[order, id, identifier, shortLabel, fieldType, required ? "required" : "optional"],
          ...(dependsOn ? [`behind ${dependsOn}=${dependsOnValue}`] : []),
          ...(isSuggestionsEnabled ? [] : ["without suggestions"]),
        ].join(" | "),
    ),
  ]);
  expect(told).toEqual([
    [
      "EXPAND_AN_EXISTING_IDEA 2",
      "1 | expand.idea | idea | Your idea | text | required",
      "2 | expand.audience | audience | Who it is for | text | required",
      "3 | expand.pains | pains | What hurts today | text | required",
      "4 | expand.assets | assets | What you already have | multiSelect | required",
      "5 | expand.value_source | value_source | How it would earn | radioButton | required",
      "5.5 | expand.earning | earning | Who pays for what | text | required | behind value_source=revenue",
      "5.75 | expand.cost_sources | cost_sources | What is spent today | text | required | behind value_source=savings",
      "6 | expand.limits | limits | Limits we must respect | text | optional",
      "7 | expand.success | success | What success looks like | text | required",
    ],
    [
      "IDENTIFY_NEW_OPPORTUNITIES 2",
      "1 | identify.field | field | Your field | text | required",
      "2 | identify.audience | audience | Whose problems | text | required",
      "3 | identify.changes | changes | What is changing | text | required",
      "4 | identify.assets | assets | What you already have | multiSelect | required",
      "5 | identify.value_source | value_source | What it should bring | radioButton | required",
      "5.5 | identify.cost_sources | cost_sources | What is spent today | text | required | behind value_source=savings",
      "6 | identify.limits | limits | Limits we must respect | text | optional",
      "7 | identify.success | success | What success looks like | text | required",
    ],
  ]);
});

test("a question of words helps with an example, a choice with a picture and a sentence beside each option", () => {
  for (const { questions } of currentQuestionnaires)
    for (const { options, placeholder, help, label } of Object.values(questions)) {
      expect([label.endsWith("?"), help.endsWith(".")]).toEqual([true, true]);
      expect(placeholder === "").toBe(options.length > 0);
      for (const { description, icon } of options)
        expect([description.endsWith("."), icon === ""]).toEqual([true, false]);
    }
});

test("the options of both questionnaires are these", () => {
  expect(assetOptions.map(({ value, label, icon }) => `${value}: ${label} (${icon})`)).toEqual([
    "customers: A loyal customer base (users)",
    "sales_channels: Sales channels that reach the buyers (building-store)",
    "data: Data that took years to collect (database)",
    "technology: Technology or patents of its own (cpu)",
    "know_how: Specialist know-how (school)",
    "capacity: Spare capacity in plants and vehicles (building-factory-2)",
    "brand: A trusted name (award)",
    "partners: Partners and suppliers (heart-handshake)",
    "permits: Licences and approvals (certificate)",
  ]);
  for (const questionnaire of [expand, identify]) {
    const found = Object.values(questionnaire?.questions ?? {});
    expect(found.find(({ identifier }) => identifier === "assets")?.options).toBe(assetOptions);
    expect(
      found
        .find(({ identifier }) => identifier === "value_source")
        ?.options.map(({ value, label, icon }) => `${value}: ${label} (${icon})`),
    ).toEqual([
      "revenue: New revenue (trending-up)",
      "savings: Lower costs (pig-money)",
      "unsure: Not sure yet (help-circle)",
    ]);
  }
});

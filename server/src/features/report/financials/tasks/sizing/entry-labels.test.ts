import { expect, test } from "vitest";
import { impactLabels, sizingLabels } from "./entry-labels.ts";

const named = { ...sizingLabels, ...impactLabels };

test.each(["en", "de", "es", "ja"] as const)("drafts name what they count in %s", async (language) => {
  const told = Object.entries(named).map(([name, labels]) => {
    const unit = "unit" in labels ? labels.unit[language] : "";
    return `${name}: ${labels.title[language]} | ${unit} | ${labels.unitDescription[language]}`;
  });
  await expect(`${told.join("\n")}\n`).toMatchFileSnapshot(`./entry-labels.${language}.txt`);
});

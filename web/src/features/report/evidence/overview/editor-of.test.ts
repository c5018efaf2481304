import { expect, onTestFinished, test } from "vitest";
import { fieldKey } from "../../editing/saving/desk-state.ts";
import { item, shownEvidence } from "../testing/shown-evidence.fixture.ts";
import { editorOf } from "./editor-of.ts";

const section = "marketScan";

/** A page with the editor of this field alone. */
function pageWith(field: string, of: string | null = item): HTMLElement {
  const button = document.createElement("button");
  button.dataset.field = fieldKey(section, { item: of, field });
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}

test.each(["explanation", "text", "relevance", "summary", "description"])(
  "the conclusion of an item is edited where it stands, as its %s",
  (field) => {
    const button = pageWith(field);
    expect(editorOf(shownEvidence())).toBe(button);
    expect(editorOf(shownEvidence({ item: "another" }))).toBeNull();
  },
);

test.each([
  ["overviewEvidence", "overview"],
  ["keyFacts.2.evidence", "keyFacts"],
  ["support.0", "support"],
])("evidence in %s is about the field %s", (field, about) => {
  pageWith("summary");
  expect(editorOf(shownEvidence({ field }))).toBeNull();
  const button = pageWith(about);
  expect(editorOf(shownEvidence({ field }))).toBe(button);
});

test("what stands beside the lists of a section is found by its section and its field", () => {
  const field = `${section}.whatIsThis`;
  pageWith(field);
  expect(editorOf(shownEvidence({ field }))).toBeNull();
  const button = pageWith(field, null);
  expect(editorOf(shownEvidence({ field }))).toBe(button);
});

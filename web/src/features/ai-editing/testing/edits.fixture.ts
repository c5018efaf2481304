import type { Edit, EditChange, EditingMessage, EditingSession } from "@seedbed/contract/ai-editing/schemas";
import { systemError } from "@seedbed/contract/ai-editing/words";

export const conceptUuid = "33333333-3333-4333-8333-333333333333";
export const otherConcept = "44444444-4444-4444-8444-444444444443";
export const sessionUuid = "a0000000-0000-4000-8000-000000000001";

let made = 0;
const nextUuid = () => {
  made += 1;
  return `b0000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
};

export const changeWith = (change: Partial<EditChange> = {}): EditChange => ({
  ...{ kind: "set", item: null, itemName: "Overview", field: "overview.valueProposition" },
  ...{ fieldName: "Value Proposition", isPersonal: false, place: null, parent: null },
  before: "A fifth cheaper.",
  after: "A tenth cheaper, assumed.",
  ...change,
});

export const editWith = (change: Partial<Edit> = {}): Edit => ({
  ...{ uuid: nextUuid(), title: "Promise what is known", description: "No interview has confirmed it yet." },
  ...{ section: "overview", icon: "text", changes: [changeWith()], follows: [], outdates: [], origin: "model" },
  basis: { kind: "reasoning", quote: null, sourceUuid: null, sourceTitle: null },
  ...change,
});

export const valueEdit = editWith();
export const differentiatorEdit = editWith({
  ...{ title: "Leave out the weight", description: "Nobody asked for it.", icon: "remove" },
  outdates: ["assumptions"],
  changes: [
    changeWith({
      ...{ kind: "remove", item: "d-1", itemName: "“Metered by weight”", field: null, fieldName: "Differentiators" },
      ...{ before: { description: "Metered by weight" }, after: null, isPersonal: true },
    }),
  ],
});
export const priceEdit = editWith({
  ...{ title: "Carry the basement as a cost", description: "", section: "financialProjection", icon: "number" },
  basis: { kind: "words", quote: "we rent the basement", sourceUuid: null, sourceTitle: null },
  outdates: ["overview", "assumptions"],
  changes: [
    changeWith({
      ...{ item: "e-1", itemName: "Rent", field: "value", fieldName: "Number", before: 1250, after: 1400 },
    }),
  ],
  follows: [
    { item: "s-1", itemName: "Market Sizing", field: "tam", fieldName: "TAM", before: 1_000_000, after: 900_000 },
  ],
});

let said = 0;

export function messageWith(change: Partial<EditingMessage> = {}): EditingMessage {
  said += 1;
  return {
    ...{ uuid: `d0000000-0000-4000-8000-${String(said).padStart(12, "0")}`, role: "assistant", name: "" },
    ...{ content: "Two edits would carry it.", timestamp: "2026-11-20T10:00:00.000Z", media: null, scope: null },
    ...{ origin: "model", code: null, replyTo: null },
    ...change,
  };
}

export const asked = (content: string, change: Partial<EditingMessage> = {}): EditingMessage =>
  messageWith({ role: "user", name: "Ada Moreau", content, origin: null, ...change });

export const failed = (change: Partial<EditingMessage> = {}): EditingMessage =>
  messageWith({ name: systemError, origin: null, code: "UNKNOWN", ...change });

export const sessionWith = (change: Partial<EditingSession> = {}): EditingSession => ({
  ...{ sessionId: sessionUuid, messages: [], edits: [], isThinking: false },
  ...change,
});

const question = asked("Marta would not take a free depot. We rent the basement.");
/** A conversation with three edits proposed. */
export const proposed = sessionWith({
  messages: [
    question,
    messageWith({ replyTo: question.uuid, content: "With rent as a cost the saving is open again." }),
  ],
  edits: [valueEdit, differentiatorEdit, priceEdit],
});

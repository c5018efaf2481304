import { isRefusal, type Refusal, type TaskNote } from "../findings.ts";
import { firstWords } from "../fitting/shortened.ts";
import { type JsonSchema, jsonSchemaOf } from "../json-schema.ts";
import { type Asked, type Assessment, assessAnswer, notesOf } from "./assess-answer.ts";
import { schemaAt, valueAt, withValueAt } from "./places.ts";
import { fewerThanWanted } from "./wanted-items.ts";
import { withoutItems } from "./without-items.ts";
import { withoutSentence } from "./without-sentence.ts";

const mostRounds = 6;

/**
 * What can be kept of an answer that writing anew has not put right: without the sentences, texts and items that are refused, as long as enough
 * remains. A text that is left empty is told. What breaks a rule is never kept; what only fits badly is kept and told.
 */
export function keepWhatIsGood<Input, Output>(value: unknown, asked: Asked<Input, Output>): Assessment<Output> {
  let assessed = assessAnswer(value, asked);
  const emptied: TaskNote[] = [];
  for (let round = 0; round < mostRounds && assessed.outcome !== "ok"; round += 1) {
    const { refused } = assessed;
    const rest = reduced(assessed.value, refused, { ...asked, emptied: (note) => emptied.push(note) });
    if (rest === assessed.value) return withNotes(asMarked(assessed, asked), emptied);
    assessed = assessAnswer(rest, asked);
  }
  return withNotes(assessed, emptied);
}

const withNotes = <Output>(assessed: Assessment<Output>, notes: readonly TaskNote[]): Assessment<Output> =>
  assessed.outcome === "ok" ? { ...assessed, notes: [...assessed.notes, ...notes] } : assessed;

interface Reducing<Input, Output> extends Asked<Input, Output> {
  /** Told of each text that was left empty. */
  emptied: (note: TaskNote) => void;
}

/** The value without what is refused; the same value when nothing can go. */
function reduced<Input, Output>(value: unknown, refused: readonly Refusal[], asked: Reducing<Input, Output>): unknown {
  const { mended } = asked;
  const schema = jsonSchemaOf(asked.schema);
  const cut = refused.reduce((rest, { place, words, rule }) => {
    const text = valueAt(rest, place);
    const shorter =
      typeof text !== "string"
        ? undefined
        : words !== undefined
          ? withoutSentence(text, words)
          : rule === "too-long"
            ? firstWords(text, schemaAt(schema, place)?.maxLength ?? text.length)
            : undefined;
    if (shorter === undefined || shorter === text) return rest;
    mended("cut-sentence", place);
    return withValueAt(rest, place, shorter);
  }, value);
  if (cut !== value) return cut;
  const blank = withoutTexts(value, refused, { ...asked, form: schema });
  if (blank !== value) return blank;
  const dropped = new Map(
    refused.filter(({ orMark }) => orMark === undefined).map(({ place, leftOut = "dropped-item" }) => [place, leftOut]),
  );
  const rule = (place: string) => dropped.get(place) ?? "dropped-item";
  return withoutItems(value, [...dropped.keys()], { schema, rule, mended });
}

/** The value with the refused texts empty that may be; the same value when there is none. */
function withoutTexts<Input, Output>(
  value: unknown,
  refused: readonly Refusal[],
  { form, mended, emptied }: Reducing<Input, Output> & { form: JsonSchema },
): unknown {
  return refused.reduce((rest, { place, rule, orMark }) => {
    const sentence = schemaAt(form, place)?.orEmpty;
    if (sentence === undefined || orMark !== undefined || valueAt(rest, place) === "") return rest;
    mended("emptied-text", place);
    emptied({ rule, place, sentence });
    return withValueAt(rest, place, "");
  }, value);
}

/** An answer of which all that is wrong may be kept, with notes for the person. */
function asMarked<Input, Output>(
  assessed: Assessment<Output>,
  { task, input, schema }: Asked<Input, Output>,
): Assessment<Output> {
  if (assessed.outcome !== "check_failed" || assessed.refused.some(({ orMark }) => orMark === undefined))
    return assessed;
  const output = assessed.value as Output;
  const findings = [...fewerThanWanted(output, jsonSchemaOf(schema)), ...task.check(output, input)];
  return {
    outcome: "ok",
    output,
    notes: notesOf(findings.filter((finding) => !isRefusal(finding) || finding.orMark !== undefined)),
  };
}

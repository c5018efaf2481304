import { germanNames } from "./commands/phrasing.ts";
import { readCommand } from "./commands/read-command.ts";
import type { AskedPart, EditReportInput } from "./edit-input.ts";
import { fieldOf, isWithin, listOfChange, thingOf } from "./named-parts.ts";
import type { WrittenChange } from "./output.ts";
import { standsIn, tellingWordsOf } from "./said-words.ts";

/** What a message is confined to: to what was selected, or to the one thing that a plain request names. Null where it may be about anything. */
export function confinedTo(input: EditReportInput): AskedPart | null {
  if (input.scope) return input.scope;
  const command = readCommand(input);
  if (!command?.target) return null;
  const { handle, field } = command.target;
  const name = input.things.find((thing) => thing.handle === handle)?.told ?? "";
  return isOneThing(input.message, name) ? { handles: [handle], field, quote: "" } : null;
}

const goesOn = /[.!?;]\s+\S|[,&]|\b(?:and|also|then|but|und|auch|dann|aber|sowie)\b/iu;

/** Whether a message asks for one thing alone, as far as its words tell; what the thing is called does not count. */
const isOneThing = (message: string, name: string) => !goesOn.test(message.replace(name, ""));

/** Whether a change stays inside of what its message is confined to. */
export function isInside(input: EditReportInput, change: WrittenChange, part: AskedPart | null): boolean {
  if (!part) return true;
  const owner = thingOf(input, change) ?? listOfChange(input, change);
  if (!owner || !isWithin(input, owner, part.handles)) return false;
  if (part.field === null) return true;
  return (
    change.kind === "set" &&
    part.handles.includes(owner.handle) &&
    change.values.every(({ field }) => field === part.field)
  );
}

const everywhere =
  /(?<!\p{L})(?:everywhere|throughout|all|every|whole|entire|each|überall|alle[nsr]?|ganze[nsr]?|jede[nsr]?|partout|tou(?:t|s|te|tes)|todo|toda|todos|todas)\b|全体|すべて|全部/iu;

/**
 * Whether a change leaves alone what people wrote, or the message names it: by the name of the thing or the field, by the words that stand there, as what was
 * selected, or by meaning everything.
 */
export function leavesPeopleAlone(input: EditReportInput, change: WrittenChange): boolean {
  const thing = thingOf(input, change);
  if (!thing || change.kind === "move") return true;
  const own =
    change.kind === "remove"
      ? thing.isPersonal
      : change.values.some(({ field }) => fieldOf(thing, field)?.isPersonal ?? false);
  if (!own || input.scope || everywhere.test(input.message)) return true;
  const said = new Set(tellingWordsOf(input.message));
  const fields = thing.fields.filter(({ field }) => change.values.some((value) => value.field === field));
  const names = [
    thing.told,
    ...fields.flatMap(({ label, value }) => [
      label,
      ...(germanNames[label] ?? []),
      typeof value === "string" ? value : "",
    ]),
  ];
  return (
    names.some((name) => tellingWordsOf(name).some((word) => said.has(word))) || standsIn(thing.told, [input.message])
  );
}

const removing =
  /\b(?:remove|delete|drop|cut|discard|without|get rid|leave out|take out|entfern\w*|lösch\w*|streich\w*|ohne|weg|raus|supprim\w*|retir\w*|enl[eè]v\w*|effac\w*|elim[ií]n\w*|qu[ií]t[ae]\w*|b[oó]rr\w*|supr[ií]m\w*)\b|削除|消し|消す|外し|外す|取り除/iu;

/** Whether a thing goes only where the message asks for that: by a word for it, by naming the thing, or by having selected it. */
export function isAskedToGo(input: EditReportInput, change: WrittenChange): boolean {
  if (change.kind !== "remove" || input.scope || removing.test(input.message)) return true;
  const said = new Set(tellingWordsOf(input.message));
  return tellingWordsOf(thingOf(input, change)?.told ?? "").some((word) => said.has(word));
}

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { Badge } from "../../../../design/badge.tsx";
import type { Answer } from "../../../../transport/create-call.ts";
import { ComparedValues } from "./compared-values.tsx";
import styles from "./comparison.module.css";

type Part = Answer<"GET v2/concept/version/{id}/compare/{version}">["parts"][number];
type Thing = Part["things"][number];
/** Brings back a section, or one thing in it. */
type BringBack = (section: ReportSection, item?: string) => void;

interface ComparedPartProps {
  part: Part;
  busy: boolean;
  /** Null where nothing can be brought back. */
  onBringBack: BringBack | null;
}

/** How a section differs, thing by thing. */
export function ComparedPart({ part: { part, change, things }, busy, onBringBack }: ComparedPartProps) {
  const label = part === "concept" ? "The concept itself" : reportSectionLabels[part];
  const back = part === "concept" || change === "added" ? null : onBringBack;
  return (
    <section className={styles.part} aria-label={label}>
      <header>
        <h3>{label}</h3>
        {back && part !== "concept" && (
          <button
            type="button"
            className={styles.back}
            disabled={busy}
            aria-label={`Bring back the section ${label}`}
            onClick={() => back(part)}
          >
            Bring back
          </button>
        )}
      </header>
      {change !== "changed" && <p>{change === "added" ? "Written since." : "Not written then."}</p>}
      <ul>
        {things.map((thing) => (
          <ComparedThing
            key={thing.item ?? ""}
            thing={thing}
            busy={busy}
            onBringBack={
              back && part !== "concept" && thing.item !== null && !isMovedAlone(thing)
                ? () => back(part, thing.item ?? undefined)
                : null
            }
          />
        ))}
      </ul>
    </section>
  );
}

const isMovedAlone = ({ change }: Thing) => change === "moved";

const words = { added: "Added", removed: "Removed", moved: "Moved", changed: "Changed" } as const;
const tones = { added: "ok", removed: "bad", moved: "neutral", changed: "neutral" } as const;

interface ComparedThingProps {
  thing: Thing;
  busy: boolean;
  onBringBack: (() => void) | null;
}

function ComparedThing({ thing: { item, change, name, isMoved, fields }, busy, onBringBack }: ComparedThingProps) {
  return (
    <li className={styles.thing} data-change={change}>
      {item !== null && (
        <p className={styles.name}>
          <Badge tone={tones[change]}>{words[change]}</Badge>
          {isMoved && change === "changed" && <Badge>Moved</Badge>}
          {change === "removed" ? <del>{name}</del> : change === "added" ? <ins>{name}</ins> : <strong>{name}</strong>}
          {onBringBack && (
            <button
              type="button"
              className={styles.back}
              disabled={busy}
              aria-label={`Bring back “${name}”`}
              onClick={onBringBack}
            >
              Bring back
            </button>
          )}
        </p>
      )}
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => (
            <div key={field.field}>
              <dt>{field.label}</dt>
              <dd>
                <ComparedValues {...field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

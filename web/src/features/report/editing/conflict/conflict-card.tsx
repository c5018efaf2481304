import { IconArrowsExchange, IconPencil } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { differenceOf } from "../../../../design/text/text-difference.ts";
import { wordsOf } from "../../../../design/text/value-words.ts";
import { useSession } from "../../../../transport/session.ts";
import { editsOf } from "../edits-of.ts";
import { nameOf } from "../people/name-of.ts";
import { type Conflict, fieldKey } from "../saving/desk-state.ts";
import { forgetKeptField, keepField } from "../saving/kept-fields.ts";
import { save } from "../saving/save.ts";
import { useDesk } from "../saving/use-desk.ts";
import { useWork } from "../work/use-work.ts";
import styles from "./conflict.module.css";
import { ConflictSide } from "./conflict-side.tsx";
import { forgetMerged, MergeForm } from "./merge-form.tsx";
import { useStanding } from "./use-standing.ts";

/** Two people's values for one field: one of them is chosen, or for a text both are put together. */
export function ConflictCard({ conceptId, conflict }: { conceptId: string; conflict: Conflict }) {
  const { section, address, label, mine } = conflict;
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const me = useSession()?.user ?? null;
  const theirs = useStanding({ conceptId, section }, address);
  const work = useWork({ conceptId, section }, address);
  const [isMerging, setMerging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const key = fieldKey(section, address);
  const edit = editsOf[section].edits[address.place]?.[address.field];
  const isGone = theirs === undefined;
  const isOwn = work?.by?.uuid === me?.uuid;
  const who = nameOf(work?.by ?? null);
  const isSaidWhen = !isGone && Boolean(work?.at);
  const difference = differenceOf(wordsOf(mine), wordsOf(theirs));
  const max = edit?.kind === "text" ? edit.max : undefined;

  useEffect(() => {
    // Nobody who is writing something else is taken away from it.
    if (desk.read().open === null) heading.current?.focus();
  }, [desk]);

  const end = () => {
    desk.drop("conflicts", key);
    forgetKeptField(conceptId, key);
    forgetMerged(`${conceptId}.${key}`);
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)?.focus();
  };
  const keep = (value: unknown) => {
    end();
    keepField(conceptId, { section, address, label, value, seen: theirs });
    void save(queryClient, desk, {
      section,
      address,
      label,
      says: "Updated successfully",
      what: `change of ${label}`,
      change: { kind: "set", item: address.item, field: address.field, value, seen: theirs },
    });
  };
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <header className={styles.header}>
        <div>
          <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
            {isGone
              ? "What you changed has been removed"
              : isOwn
                ? "You changed the same text in another window"
                : `You and ${who === "Somebody" ? "somebody" : who} changed the same text`}
          </h2>
          <p className={styles.about}>
            {label}.{" "}
            {isSaidWhen && (
              <>
                {isOwn ? "You saved the other one" : `${work?.by?.firstName || who} saved`}{" "}
                <RelativeDate instant={work?.at} />;{" "}
              </>
            )}
            {isGone && "Your words are kept here until you let go of them."}
            {!isGone && (isSaidWhen ? "nothing is lost yet." : "Nothing is lost yet.")}
          </p>
        </div>
        {!isGone && (
          <span className={styles.badge}>
            <IconArrowsExchange size={14} aria-hidden="true" />
            Choose one
          </span>
        )}
      </header>
      {isMerging && edit?.kind === "text" ? (
        <MergeForm
          place={`${conceptId}.${key}`}
          label={label}
          begins={differenceOf(String(mine), String(theirs)).both}
          edit={edit}
          onSave={keep}
          onCancel={() => setMerging(false)}
        />
      ) : (
        <div className={styles.sides} data-alone={isGone || undefined}>
          <ConflictSide
            person={me}
            title="Yours, not saved"
            pieces={isGone ? [{ text: wordsOf(mine), isOnly: false }] : difference.one}
            max={max}
          >
            {isGone ? (
              <Button size="sm" variant="default" onClick={end}>
                Let go of it
              </Button>
            ) : (
              <Button size="sm" onClick={() => keep(mine)}>
                Keep mine
              </Button>
            )}
          </ConflictSide>
          {!isGone && (
            <ConflictSide
              person={work?.by ?? null}
              title={isOwn ? "Yours, in the report now" : `${work?.by?.firstName || who}’s, in the report now`}
              pieces={difference.other}
              max={max}
            >
              <Button size="sm" variant="default" onClick={end}>
                {isOwn ? "Take the other one" : "Take theirs"}
              </Button>
              {edit?.kind === "text" && (
                <Button
                  size="sm"
                  variant="subtle"
                  color="gray"
                  leftSection={<IconPencil size={15} aria-hidden="true" />}
                  onClick={() => setMerging(true)}
                >
                  Edit both together
                </Button>
              )}
            </ConflictSide>
          )}
        </div>
      )}
    </section>
  );
}

import type { Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { textsOf } from "../questionnaire/answer-draft.ts";
import { isTouched, keptAnswer, wordsOf } from "../questionnaire/kept-answer.ts";
import { keptUnder, seedEntry } from "../seed/seed-entry.ts";
import { findClarifying } from "./find-clarifying.ts";
import styles from "./refining.module.css";

interface LeftOverWordsProps {
  seed: Seed;
  questionnaire: Questionnaire;
}

/** What the person wrote to clarifying questions that somebody's change of an answer has removed: to be copied or let go of. */
export function LeftOverWords({ seed, questionnaire }: LeftOverWordsProps) {
  const [dropped, setDropped] = useState(false);
  const entries = dropped ? [] : leftOver(seed, questionnaire);
  const texts = entries.flatMap((entry) => entry.texts);
  if (texts.length === 0) return null;
  const drop = () => {
    for (const { key } of entries) seedEntry(key, keptAnswer).write(null);
    setDropped(true);
  };
  return (
    <Card title="Not sent" className={styles.leftOver}>
      <p className={styles.note}>You wrote this to a clarifying question that is no longer asked. Use it elsewhere.</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button variant="default" onClick={drop}>
        Let go of it
      </Button>
    </Card>
  );
}

function leftOver(seed: Seed, { questions }: Questionnaire): { key: string; texts: string[] }[] {
  const prefix = `${seed.uuid}.answer.`;
  return keptUnder(prefix).flatMap((rest) => {
    const id = rest.replace(/\.merged$/, "");
    const isThere = id in questions || findClarifying(seed, id);
    const kept = isThere ? null : seedEntry(`${prefix}${rest}`, keptAnswer).read();
    if (!kept || !isTouched(kept)) return [];
    const known = textsOf(kept.base.entries);
    return [{ key: `${prefix}${rest}`, texts: textsOf(wordsOf(kept.draft)).filter((text) => !known.includes(text)) }];
  });
}

import { Loader } from "@mantine/core";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import "@mantine/core/styles/Loader.layer.css";
import { sentenceOf } from "../../../../transport/failure.ts";
import type { Concept } from "../use-concept.ts";
import { CauseSentence } from "./cause-sentence.tsx";
import styles from "./outdated.module.css";
import { useOutdated } from "./outdated-query.ts";

/** What has changed under each section that is outdated. */
export function WhyOutdated({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const { data, error } = useOutdated(conceptId, concept);
  if (error) return <p>{sentenceOf(error)}</p>;
  if (!data) return <Loader size="sm" color="gray" role="status" aria-label="Loading" />;
  return (
    <ul className={styles.causes}>
      {data.sections.map(({ section, causes }) => (
        <li key={section}>
          <b>{reportSectionLabels[section]}</b>
          {": "}
          {causes[0] ? (
            <CauseSentence conceptId={conceptId} section={section} cause={causes[0]} />
          ) : (
            "The concept or a section it rests on has changed since it was written."
          )}
          {causes.length > 1 && ` ${causes.length - 1} more.`}
        </li>
      ))}
    </ul>
  );
}

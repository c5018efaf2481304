import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { IconArrowBackUp, IconBan } from "@tabler/icons-react";
import { Badge } from "../../../../../design/badge.tsx";
import { Button } from "../../../../../design/button.tsx";
import { RelativeDate } from "../../../../../design/text/relative-date.tsx";
import { nameOf } from "../../../editing/people/name-of.ts";
import type { Concept } from "../../../frame/use-concept.ts";
import type { ReportSource } from "../../evidence-query.ts";
import styles from "./rejected-sources.module.css";
import { RestedSection } from "./rested-section.tsx";
import { useAcceptSource } from "./use-accept-source.ts";

interface RejectedSourceProps {
  conceptId: string;
  concept: Concept;
  source: ReportSource;
}

/** A rejected source: who rejected it and why, what it said, the way to take that back, and section by section what rested on it. */
export function RejectedSource({ conceptId, concept, source }: RejectedSourceProps) {
  const { title, category, citations, rejected, items, hasCopy } = source;
  const accept = useAcceptSource(conceptId);
  const [quote, ...others] = citations;
  const sections = reportSections.filter((section) => items.some((item) => item.section === section));
  if (!rejected) return null;
  return (
    <article className={styles.followed} aria-label={`Rejected: ${title}`}>
      <div className={styles.source}>
        <div className={styles.kind}>
          <Badge tone="bad" icon={<IconBan size={13} aria-hidden="true" />}>
            Rejected
          </Badge>
          {category && <span>{category}</span>}
        </div>
        <h3>
          <del>{title}</del>
        </h3>
        {quote && (
          <blockquote>
            {`“${quote}”`}
            {others.length > 0 && (
              <span>{` and ${others.length} more ${others.length === 1 ? "quote" : "quotes"}`}</span>
            )}
          </blockquote>
        )}
        <p>
          {nameOf(rejected.by)}, <RelativeDate instant={rejected.at} />
          {rejected.reason && (
            <>
              : <b>{rejected.reason}</b>
            </>
          )}
        </p>
        <p className={styles.kept}>
          {hasCopy
            ? "The copy, its hash and this reason are kept. It is not read or quoted again for your company."
            : "This reason is kept. It is not quoted again for your company."}
        </p>
        {!concept.isHistoricalVersion && (
          <Button
            className={styles.accept ?? ""}
            size="compact-sm"
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            loading={accept.isPending}
            disabled={concept.reportStatus === "pending"}
            onClick={({ detail }) => detail < 2 && accept.mutate(source)}
          >
            Accept it again
          </Button>
        )}
      </div>
      <ul className={styles.sections} aria-label="What rested on it">
        {sections.map((section) => (
          <RestedSection
            key={section}
            conceptId={conceptId}
            section={section}
            state={concept.reportStatusBySection[section]}
            items={items.filter((item) => item.section === section)}
            source={source.uuid}
          />
        ))}
      </ul>
    </article>
  );
}

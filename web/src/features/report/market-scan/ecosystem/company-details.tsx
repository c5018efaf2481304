import type { Origin } from "@seedbed/contract/plain-text";
import type { Ref } from "react";
import { Badge } from "../../../../design/badge.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { CompanyLogo } from "../../../../shell/company-logo.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { Basis } from "./basis.tsx";
import styles from "./company-details.module.css";
import { type Company, isStartup } from "./company-kinds.ts";
import { fieldOf } from "./company-place.ts";
import { EvidencedList } from "./evidenced-list.tsx";
import { GeneralInfo } from "./general-info.tsx";
import { Part } from "./part.tsx";
import { hostOf } from "./safe-links.ts";
import { StartupParts } from "./startup-parts.tsx";
import { useAuthors } from "./use-authors.ts";
import { useCompany } from "./use-company.ts";

const activityHeight = 45;

interface CompanyDetailsProps {
  conceptId: string;
  /** As the list has it. */
  listed: Company;
  origin: Origin;
  /** The heading, which takes the focus when the details take the place of the list. */
  heading?: Ref<HTMLHeadingElement>;
}

/** What is known of one company, and what it means here. */
export function CompanyDetails({ conceptId, listed, origin, heading }: CompanyDetailsProps) {
  const company = useCompany(conceptId, listed);
  const authors = useAuthors(company, origin);
  const mayFill = useEditedSection() !== null;
  const linked = useLinkedItem<HTMLElement>(listed.uuid);
  const { name, domain, relevance } = company;
  const isUnderWay = company.status !== "completed";
  return (
    <article {...linked} className={`${styles.details} ${linked.className}`} aria-label={name}>
      <header className={styles.header}>
        <CompanyLogo name={name} domain={hostOf(domain) ?? ""} size={48} />
        <h3 ref={heading} tabIndex={-1} className={styles.name} aria-label={name}>
          {isUnderWay ? name : <EditableText {...fieldOf(company, "name", "Name")} value={name} />}
        </h3>
        {authors.addedBy && <Badge>Added by {authors.addedBy}</Badge>}
      </header>
      {isUnderWay ? (
        <div className={styles.underWay}>
          <p role="status">{`An Agent is currently analyzing ${name}. This may take a moment.`}</p>
          <SkeletonLines lines={5} />
        </div>
      ) : (
        <>
          <GeneralInfo company={company} authors={authors} />
          {(relevance || mayFill) && (
            <Part title="Relevance" aside={relevance && <Basis origin={authors.originOf("relevance")} />}>
              <div>
                <EditableText {...fieldOf(company, "relevance", "Relevance")} value={relevance} multiline />
              </div>
            </Part>
          )}
          {isStartup(company) && <StartupParts startup={company} authors={authors} />}
          <EvidencedList
            company={company}
            field="newsAndActivities"
            title="Recent activity"
            entries={company.newsAndActivities}
            height={activityHeight}
            none="Nothing is known of what it did lately."
            origin={authors.originOf("newsAndActivities")}
          />
        </>
      )}
    </article>
  );
}

import { IconArrowUpRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EditableFlag, EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { ClaimSources } from "./claim-sources.tsx";
import styles from "./company-details.module.css";
import type { Company } from "./company-kinds.ts";
import { fieldOf } from "./company-place.ts";
import { hostOf } from "./safe-links.ts";
import type { Authors } from "./use-authors.ts";

interface GeneralInfoProps {
  company: Company;
  authors: Authors;
}

/** What a company is, each claim with what it rests on. Facts that nobody knows are left out where nobody can fill them in. */
export function GeneralInfo({ company, authors }: GeneralInfoProps) {
  const { overview, headquarters, founded, domain, hasCompetitiveProduct } = company;
  const mayFill = useEditedSection() !== null;
  const sourcesOf = (fact: "overview" | "headquarters" | "founded") =>
    company[fact] && (
      <ClaimSources
        evidence={`${fact}Evidence`}
        claims={company[`${fact}Evidence`].claims}
        company={company}
        field={`${fact}Evidence.sources`}
        claim={fact === "founded" ? "founding" : fact}
        sources={company[`${fact}Evidence`].sources}
        origin={authors.originOf(fact)}
      />
    );
  return (
    <section className={styles.general} aria-label={`General info of ${company.name}`}>
      {(overview || mayFill) && (
        <div className={styles.overview} data-claim>
          <div>
            <EditableText {...fieldOf(company, "overview", "Overview")} value={overview} multiline />
          </div>
          <div className={styles.rests}>{sourcesOf("overview")}</div>
        </div>
      )}
      <dl className={styles.facts}>
        {(headquarters || mayFill) && (
          <Fact name="Headquarters" rests={sourcesOf("headquarters")}>
            <EditableText {...fieldOf(company, "headquarters", "Headquarters")} value={headquarters} />
          </Fact>
        )}
        {(founded || mayFill) && (
          <Fact name="Founded" rests={sourcesOf("founded")}>
            <EditableText {...fieldOf(company, "founded", "Founded")} value={founded} />
          </Fact>
        )}
        {(domain || mayFill) && (
          <Fact name="Domain">
            <span>
              <EditableText {...fieldOf(company, "domain", "Domain")} value={domain} />
            </span>
            <DomainLink domain={domain} />
          </Fact>
        )}
        <Fact name="Competing product">
          <EditableFlag
            {...fieldOf(company, "hasCompetitiveProduct", "Competing product")}
            value={hasCompetitiveProduct}
          >
            {hasCompetitiveProduct ? "Yes" : "None known"}
          </EditableFlag>
        </Fact>
      </dl>
      <Reasons company={company} />
    </section>
  );
}

function Fact({ name, rests, children }: { name: string; rests?: ReactNode; children: ReactNode }) {
  return (
    <div data-claim>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {rests && <dd className={styles.rests}>{rests}</dd>}
    </div>
  );
}

function DomainLink({ domain }: { domain: string }) {
  const host = hostOf(domain);
  if (!host) return null;
  return (
    <a
      className={styles.visit}
      href={`https://${host}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`Visit ${host} (opens in a new tab)`}
    >
      <IconArrowUpRight size={16} aria-hidden="true" />
    </a>
  );
}

const reasoned = [
  ["overviewEvidence", "Overview"],
  ["headquartersEvidence", "Headquarters"],
  ["foundedEvidence", "Founded"],
] as const;

/** Why the facts are believed, in words; folded, because it is long and often the same. */
function Reasons({ company }: { company: Company }) {
  const mayFill = useEditedSection() !== null;
  const given = reasoned.filter(([evidence]) => mayFill || company[evidence].insight !== "");
  if (given.length === 0) return null;
  return (
    <details className={styles.reasons}>
      <summary>How sure this is</summary>
      <dl>
        {given.map(([evidence, name]) => (
          <div key={evidence}>
            <dt>{name}</dt>
            <dd>
              <EditableText
                {...fieldOf(company, `${evidence}.insight`, `How sure: ${name.toLowerCase()}`)}
                value={company[evidence].insight}
                multiline
              />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import type { Origin } from "@seedbed/contract/plain-text";
import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { ReactNode } from "react";
import { CollapsibleText } from "../../plain/collapsible-text.tsx";
import { Facts } from "../../plain/section.tsx";
import { SourceList } from "../../plain/source-list.tsx";
import styles from "./company-details.module.css";

const activityHeight = 45;
const factHeight = 60;

/** What is known of one company, and what it means here. Parts without content are left out. */
export function CompanyDetails({ company, origin }: { company: Incumbent | Startup; origin: Origin }) {
  if (company.status !== "completed")
    return <p>{`An Agent is currently analyzing ${company.name}. This may take a moment.`}</p>;
  return (
    <article className={styles.details}>
      <header className={styles.header}>
        <h3 className={styles.name}>{company.name}</h3>
        <SourceList sources={company.overviewEvidence.sources} origin={origin} />
      </header>
      <p>{company.overview}</p>
      <div className={styles.facts}>
        <Facts
          facts={[
            ["Headquarters", company.headquarters],
            ["Founded", company.founded],
            ["Domain", company.domain],
          ]}
        />
      </div>
      <Part title="Relevance">
        <p>{company.relevance}</p>
      </Part>
      {"predictions" in company && <StartupParts startup={company} />}
      {company.newsAndActivities.length > 0 && (
        <Part title="Recent activity">
          <TextList texts={company.newsAndActivities.map(({ text }) => text)} height={activityHeight} />
        </Part>
      )}
    </article>
  );
}

function StartupParts({ startup }: { startup: Startup }) {
  return (
    <>
      <div className={styles.pair}>
        <Part title="Value proposition">
          <p>{startup.valueProposition}</p>
        </Part>
        <Part title="Competitive advantage">
          <p>{startup.competitiveAdvantage}</p>
        </Part>
      </div>
      {startup.predictions.length > 0 && (
        <Part title="Predictions">
          <TextList texts={startup.predictions} />
        </Part>
      )}
      {startup.potentialEngagements.length > 0 && (
        <Part title="Engagement tactics">
          <ul className={styles.list}>
            {startup.potentialEngagements.map(({ action, description }) => (
              <li key={description}>
                <strong className={styles.action}>{action}</strong>
                {description}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {startup.keyFacts.length > 0 && (
        <Part title="Key facts">
          <TextList texts={startup.keyFacts.map(({ text }) => text)} height={factHeight} />
        </Part>
      )}
      {startup.keyContacts.length > 0 && (
        <Part title="Key contacts">
          <ul className={styles.list}>
            {startup.keyContacts.map(({ name, title, linkedin, email }) => (
              <li key={name}>
                <strong>{name}</strong>
                {title} {linkedin && <ContactLink href={linkedin} words="Profile" name={name} />}
                {!linkedin && email && <ContactLink href={`mailto:${email}`} words={email} name={name} />}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function ContactLink({ href, words, name }: { href: string; words: string; name: string }) {
  if (!/^(https?:\/\/|mailto:)/i.test(href)) return null;
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={`${words} of ${name}`}>
      {words}
    </a>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}

function TextList({ texts, height }: { texts: readonly string[]; height?: number }) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{height === undefined ? text : <CollapsibleText height={height}>{text}</CollapsibleText>}</li>
      ))}
    </ul>
  );
}

import type { Origin } from "@seedbed/contract/plain-text";
import type { Startup } from "@seedbed/contract/report/market-scan/schemas";
import { IconExternalLink, IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EditableEntries } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { Basis } from "./basis.tsx";
import styles from "./company-details.module.css";
import { fieldOf } from "./company-place.ts";
import { Part } from "./part.tsx";
import { mailHref, profileHref } from "./safe-links.ts";

/** Whom to talk to, with a link to their profile or a mail link. What is no such link stands as it was written. */
export function KeyContacts({ startup, origin }: { startup: Startup; origin: Origin }) {
  const { keyContacts } = startup;
  const mayFill = useEditedSection() !== null;
  if (keyContacts.length === 0 && !mayFill) return null;
  return (
    <Part title="Key contacts">
      <EditableEntries {...fieldOf(startup, "keyContacts", "Key contacts")} value={keyContacts} labels={labels}>
        {keyContacts.length === 0 && <p className={styles.none}>Nobody is named yet.</p>}
        <ul className={styles.list}>
          {keyContacts.map(({ name, title, linkedin, email, evidence }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and two may say the same
            <li key={index} data-claim>
              <p className={styles.contact}>
                <strong>{name}</strong>
                {title && <span>{title}</span>}
                <ContactLink href={profileHref(linkedin)} written={linkedin} label={`Profile of ${name}`}>
                  <IconExternalLink size={14} aria-hidden="true" />
                  Profile
                </ContactLink>
                <ContactLink href={mailHref(email)} written={email} label={`${email}, mail to ${name}`}>
                  <IconMail size={14} aria-hidden="true" />
                  {email}
                </ContactLink>
              </p>
              {evidence.insight && <p className={styles.insight}>{evidence.insight}</p>}
              <div className={styles.rests}>
                <span className={styles.basis}>
                  <Basis sources={evidence.sources} origin={origin} />
                  <EvidenceButton
                    item={startup.uuid}
                    field={`keyContacts.${index}.evidence`}
                    name={`${startup.name}, ${name}`}
                    sources={evidence.sources}
                    claims={evidence.claims}
                    isShort
                  />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </EditableEntries>
    </Part>
  );
}

const labels = {
  name: "Name",
  title: "Title",
  linkedin: "Address of a profile",
  email: "Email",
  "evidence.insight": "How sure this is",
  "evidence.sources": "Sources",
};

interface ContactLinkProps {
  /** Null for what is no link that can be followed safely. */
  href: string | null;
  written: string;
  label: string;
  children: ReactNode;
}

function ContactLink({ href, written, label, children }: ContactLinkProps) {
  if (!href) return written ? <span>{written}</span> : null;
  return (
    <a className={styles.contactLink} href={href} target="_blank" rel="noreferrer" aria-label={label}>
      {children}
    </a>
  );
}

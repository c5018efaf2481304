import { IconExternalLink } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { nameOf } from "../../editing/people/name-of.ts";
import type { ShownSource } from "../evidence-query.ts";
import { ReasonForm } from "../verdicts/reason-form.tsx";
import type { Verdicts } from "../verdicts/use-verdicts.ts";
import verdictStyles from "../verdicts/verdicts.module.css";
import { QuotedPassages } from "./quoted-passages.tsx";
import { SourceFacts } from "./source-facts.tsx";
import { SourceMenu } from "./source-menu.tsx";
import styles from "./sources-panel.module.css";

interface SourceEntryProps {
  source: ShownSource;
  /** Whether a number led here. */
  isLedTo: boolean;
  verdicts: Verdicts;
  onRead: () => void;
}

/** One source: what it is, what of it is quoted, how sure it makes, and a person's word on it. */
export function SourceEntry({ source, isLedTo, verdicts, onRead }: SourceEntryProps) {
  const { number, title, rejected } = source;
  const [asks, setAsks] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsks(false);
    menu.current?.focus();
  };
  return (
    <article
      className={styles.source}
      data-source={number}
      data-rejected={rejected ? true : undefined}
      data-led-to={isLedTo || undefined}
      tabIndex={-1}
      aria-label={`Source ${number}: ${title}${rejected ? ", rejected" : ""}`}
    >
      <div className={styles.head}>
        <span className={`${styles.number} numerals`} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles.title}>{title}</h3>
        <SourceMenu
          ref={menu}
          source={source}
          onRead={onRead}
          onReject={() => setAsks(true)}
          onAccept={() => verdicts.accept(source)}
        />
      </div>
      <Publisher source={source} />
      {rejected && (
        <p className={`${verdictStyles.verdict} ${styles.inset}`}>
          Rejected by {nameOf(rejected.by)}, <RelativeDate instant={rejected.at} />
          {rejected.reason && `: ${rejected.reason}`}
        </p>
      )}
      {asks && (
        <div className={styles.inset}>
          <ReasonForm
            label="Why it is rejected"
            confirmLabel="Reject"
            onConfirm={(reason, onStands) => {
              verdicts.reject(source, reason, onStands);
              close();
            }}
            onCancel={close}
          />
        </div>
      )}
      <QuotedPassages source={source} />
      <SourceFacts source={source} />
    </article>
  );
}

/** Who publishes it, with the way to the page, or who brought it. */
function Publisher({ source: { url, publisher, classification, addedBy } }: { source: ShownSource }) {
  const address = url && /^https?:\/\//i.test(url) ? url : null;
  const name = publisher || (address ? new URL(address).hostname : "");
  const by = addedBy ? `${classification === "upload" ? "uploaded" : "added"} by ${nameOf(addedBy)}` : "";
  if (!name && !by) return null;
  return (
    <p className={styles.publisher}>
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer" title={address}>
          {name}
          <IconExternalLink size={13} aria-hidden="true" />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ) : (
        name
      )}
      {by && <span>{name ? `· ${by}` : `${by.charAt(0).toUpperCase()}${by.slice(1)}`}</span>}
    </p>
  );
}

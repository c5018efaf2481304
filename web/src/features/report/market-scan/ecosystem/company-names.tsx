import type { KeyboardEvent } from "react";
import { Badge } from "../../../../design/badge.tsx";
import { CompanyLogo } from "../../../../shell/company-logo.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { type Company, type CompanyKind, companyKinds } from "./company-kinds.ts";
import styles from "./company-list.module.css";
import { hostOf } from "./safe-links.ts";

interface CompanyNamesProps {
  kind: CompanyKind;
  companies: readonly Company[];
  shown: string | null;
  onChoose: (uuid: string) => void;
}

/** The names of companies; one of them is chosen. Arrows walk through them. */
export function CompanyNames({ kind, companies, shown, onChoose }: CompanyNamesProps) {
  const { title, place, one } = companyKinds[kind];
  return (
    <ul className={styles.names} aria-label={title}>
      {companies.map((company, index) => (
        <li key={company.uuid} data-shown={company.uuid === shown || undefined}>
          <button
            type="button"
            data-company={company.uuid}
            aria-pressed={company.uuid === shown}
            onClick={() => onChoose(company.uuid)}
            onKeyDown={walk}
          >
            <CompanyLogo name={company.name} domain={hostOf(company.domain) ?? ""} size={28} />
            <span className={styles.words}>
              <span className={styles.name}>{company.name}</span>
              {company.headquarters && <span className={styles.place}>{company.headquarters}</span>}
              {company.status !== "completed" && <Badge tone="warn">Being analyzed</Badge>}
            </span>
          </button>
          <ItemTools
            item={company}
            place={place}
            position={index}
            count={companies.length}
            label={`${one} “${company.name}”`}
          />
        </li>
      ))}
    </ul>
  );
}

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  // With Alt an arrow moves the item itself.
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.closest("ul")?.querySelectorAll<HTMLButtonElement>("[data-company]") ?? [])];
  buttons[step(buttons.indexOf(event.currentTarget), buttons.length - 1)]?.focus();
}

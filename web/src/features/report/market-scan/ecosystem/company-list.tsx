import type { Origin } from "@seedbed/contract/plain-text";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { latePart, useFetchedAtTouch, useLatePart } from "../../../../design/late/late-part.ts";
import { AddButton } from "./add-button.tsx";
import { CompanyDetails } from "./company-details.tsx";
import { type Company, type CompanyKind, companyKinds } from "./company-kinds.ts";
import styles from "./company-list.module.css";
import { CompanyNames } from "./company-names.tsx";
import { useShownCompany } from "./use-shown-company.ts";

const addCompany = latePart(() => import("./add-company.tsx"));
const withTouch = [addCompany];

interface CompanyListProps {
  conceptId: string;
  kind: CompanyKind;
  companies: readonly Company[];
  /** Who wrote of them. */
  origin: Origin;
  /** Stands there when there is none. */
  none: ReactNode;
}

/** Companies at the left, the chosen one at the right; where there is no room for both, the chosen one stands in place of the list. */
export function CompanyList({ conceptId, kind, companies, origin, none }: CompanyListProps) {
  const { hint, title, back } = companyKinds[kind];
  const { shown, show } = useShownCompany(companies);
  const form = useLatePart(addCompany, shown === "new");
  useFetchedAtTouch(withTouch);
  const room = useRef<HTMLDivElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<string | null>(null);
  const company = companies.find(({ uuid }) => uuid === shown);
  const isOpen = company !== undefined || shown === "new";

  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = null;
    if (wanted === null) return;
    // The details have taken the place of the list, and of what was pressed in it.
    if (shown !== null && wayBack.current?.checkVisibility()) heading.current?.focus();
    if (shown === null) room.current?.querySelector<HTMLElement>(`[data-company="${CSS.escape(wanted)}"]`)?.focus();
  }, [shown]);

  const choose = (next: string) => {
    focusNext.current = next;
    show(next);
  };
  const close = () => {
    focusNext.current = shown;
    show(null);
  };

  return (
    <div ref={room} className={styles.room}>
      {companies.length === 0 && !isOpen ? (
        <div className={styles.empty}>
          {none}
          <AddButton kind={kind} count={0} onAdd={() => choose("new")} />
        </div>
      ) : (
        <div className={styles.frame} data-open={isOpen} data-alone={companies.length === 0}>
          <div className={styles.side}>
            <CompanyNames kind={kind} companies={companies} shown={shown} onChoose={choose} />
            <AddButton kind={kind} count={companies.length} onAdd={() => choose("new")} />
          </div>
          <section className={styles.pane} aria-label={`${title}: details`}>
            {isOpen && (
              <button ref={wayBack} type="button" className={styles.back} onClick={close}>
                <IconArrowLeft size={16} aria-hidden="true" />
                {back}
              </button>
            )}
            {company && (
              <CompanyDetails
                key={company.uuid}
                conceptId={conceptId}
                listed={company}
                origin={origin}
                heading={heading}
              />
            )}
            {shown === "new" && form && (
              <form.AddCompany
                kind={kind}
                companies={companies}
                conceptId={conceptId}
                onAdded={choose}
                onCancel={close}
              />
            )}
            {!isOpen && <p className={styles.hint}>{hint}</p>}
          </section>
        </div>
      )}
    </div>
  );
}

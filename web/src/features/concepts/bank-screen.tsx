import { conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import { IconPlus } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { Button } from "../../design/button.tsx";
import { useFetchedAtTouch } from "../../design/late/late-part.ts";
import { Page } from "../../design/page/page.tsx";
import { PageHeader } from "../../design/page/page-header.tsx";
import { TabLinks, tabLinkClass } from "../../design/page/tab-links.tsx";
import { useDocumentTitle } from "../../shell/document-title.ts";
import type { BankSearch } from "./bank-search.ts";
import styles from "./bank-table.module.css";
import { BringInBundle } from "./bring-in/bring-in-bundle.tsx";
import { ConceptList } from "./concept-list.tsx";
import { BankFilters } from "./filters/bank-filters.tsx";
import { FilterChips } from "./filters/filter-chips.tsx";
import { SearchBox } from "./filters/search-box.tsx";
import { bankParts, draftsParts } from "./late-parts.ts";
import { seedStatusLabels } from "./seed-labels.ts";
import { SeedList } from "./seed-list.tsx";
import { useConcepts, useSeeds } from "./use-concepts.ts";

interface BankScreenProps {
  tab: "complete" | "drafts";
  search: BankSearch;
}

/** Everything the company has: concepts, and the seeds still being answered. */
export function BankScreen({ tab, search }: BankScreenProps) {
  const labels = tab === "drafts" ? seedStatusLabels : conceptStatusLabels;
  useDocumentTitle(tab === "drafts" ? "Drafts" : "Concept bank");
  useFetchedAtTouch(tab === "drafts" ? draftsParts : bankParts);
  const everyConcept = useConcepts({});
  const everySeed = useSeeds({});
  const navigate = useNavigate();
  const change = useCallback(
    (next: Partial<BankSearch>) =>
      void navigate({
        to: ".",
        search: (before: BankSearch) => ({ ...before, page: undefined, ...next }),
        replace: !("page" in next),
      }),
    [navigate],
  );
  const searchFor = useCallback((text: string) => change({ search: text || undefined }), [change]);
  const addConcept = () => void navigate({ to: "/concept/incubate" });
  return (
    <Page>
      <PageHeader
        eyebrow="Concepts"
        title="Concept bank"
        actions={
          <>
            <BringInBundle />
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={addConcept}>
              Add Concept
            </Button>
          </>
        }
      />
      <TabLinks
        label="Bank"
        aside={
          <>
            <SearchBox
              label={tab === "drafts" ? "Search drafts" : "Search concepts"}
              value={search.search ?? ""}
              onSearch={searchFor}
            />
            <BankFilters search={search} labels={labels} onChange={change} />
          </>
        }
      >
        <Link to="/concept" activeOptions={{ exact: true, includeSearch: false }} className={tabLinkClass}>
          Complete <Count of={everyConcept.data?.count} />
        </Link>
        <Link to="/concept/drafts" activeOptions={{ exact: true, includeSearch: false }} className={tabLinkClass}>
          Drafts <Count of={everySeed.data?.count} />
        </Link>
      </TabLinks>
      <FilterChips search={search} labels={labels} onChange={change} />
      <div className={styles.body}>
        {tab === "complete" ? (
          <ConceptList search={search} change={change} onAdd={addConcept} />
        ) : (
          <SeedList search={search} change={change} onAdd={addConcept} />
        )}
      </div>
    </Page>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className={styles.count}>{of}</span>;
}

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { sections } from "../../sections.ts";
import { type PlaceSearch, placeOfItem } from "./place-in-section.ts";

interface ItemLinkProps {
  conceptId: string;
  section: ReportSection;
  /** The uuid of a thing in it; null for the section. */
  item: string | null;
  /** Where it stands, when the caller knows. */
  place?: PlaceSearch;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** Leads to a thing of the report, on whichever page it stands. */
export function ItemLink({ conceptId, section, item, place, children, ...link }: ItemLinkProps) {
  const queryClient = useQueryClient();
  const { tab, query } = sections[section];
  const content = queryClient.getQueryData(query(conceptId).queryKey);
  const search = place ?? (item === null ? {} : placeOfItem(section, content, item));
  return (
    <Link
      to={tab.path}
      params={{ id: conceptId }}
      // Which of them a page has, it reads itself; unknown ones it leaves out.
      search={search as never}
      {...(item === null ? {} : { hash: item })}
      {...link}
    >
      {children}
    </Link>
  );
}

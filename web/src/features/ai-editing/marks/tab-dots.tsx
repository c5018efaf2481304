import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { countOf } from "../edits/edit-names.ts";
import styles from "./marks.module.css";

interface TabDotsProps {
  edits: readonly Edit[];
  pageOf: (section: ReportSection) => string;
}

/** A dot at each tab of the report that edits are proposed for. */
export function TabDots({ edits, pageOf }: TabDotsProps) {
  const counts = new Map<string, number>();
  for (const { section } of edits) counts.set(pageOf(section), (counts.get(pageOf(section)) ?? 0) + 1);
  return [...counts].map(([page, count]) => <TabDot key={page} page={page} count={count} />);
}

function TabDot({ page, count }: { page: string; count: number }) {
  const [host] = useState(() => document.createElement("span"));
  useLayoutEffect(() => {
    const tab = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Report"] a')].find(
      ({ pathname }) => pathname.split("/").slice(3).filter(Boolean).join("/") === page,
    );
    tab?.append(host);
    return () => host.remove();
  }, [host, page]);
  const words = `${countOf(count, "suggested edit")}`;
  return createPortal(
    <>
      <i className={styles.dot} title={words} aria-hidden="true" />
      <span className="visually-hidden">{` (${words})`}</span>
    </>,
    host,
  );
}

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { toast } from "../../../../shell/toasts.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { conceptQuery } from "../../frame/concept-query.ts";
import { outdatedIn } from "../../frame/current/outdated-query.ts";
import { sections } from "../../sections.ts";
import { joined } from "../evidence-words.ts";

const toastId = "outdated-by-evidence";

/** Asks which sections became outdated by what a person has said of the evidence, and says so with a way there. */
export function useOutdatedNews(conceptId: string): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => {
    const query = conceptQuery(conceptId);
    const known = queryClient.getQueryData(query.queryKey);
    const before = new Set(known ? outdatedIn(known) : []);
    queryClient.fetchQuery({ ...query, staleTime: 0 }).then(
      (concept) => {
        const newly = outdatedIn(concept).filter((section) => !before.has(section));
        const [first] = newly;
        if (!first) return;
        void queryClient.invalidateQueries({ queryKey: reportKeys.outdated(conceptId) });
        const open = () => void router.navigate({ to: sections[first].tab.path, params: { id: conceptId } });
        toast.info(<News newly={newly} href={hrefOf(first)} onOpen={open} />, { id: toastId });
      },
      // The concept is asked for again by whatever shows it.
      (error: unknown) => console.warn("What became outdated could not be asked for.", error),
    );
  };

  function hrefOf(section: ReportSection): string {
    return router.buildLocation({ to: sections[section].tab.path, params: { id: conceptId } }).href;
  }
}

interface NewsProps {
  newly: readonly ReportSection[];
  href: string;
  onOpen: () => void;
}

/** Toasts stand beside the router: its links know no way from there. */
function News({ newly, href, onOpen }: NewsProps) {
  return (
    <>
      {`${joined(newly.map((section) => reportSectionLabels[section]))} ${newly.length === 1 ? "is" : "are"} outdated by this. `}
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          toast.close(toastId);
          onOpen();
        }}
      >
        Show it
      </a>
    </>
  );
}

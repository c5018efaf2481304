import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useEvent } from "../../../../transport/events.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import type { Research } from "../research-query.ts";

/** Pages come several times a second; what they add up to is asked for this often at most. */
const askedAgainMs = 2000;

/** Keeps what is shown of a report's research true while it goes on. What was missed while the line was down is read when it is back. */
export function useResearchEvents(id: string, conceptUuid: string): void {
  const queryClient = useQueryClient();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const readSoon = () => {
    if (timer.current !== undefined) return;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: reportKeys.research(id) });
    }, askedAgainMs);
  };
  useEvent("concept.research.progress.account", ({ conceptUuid: told, page, question }) => {
    if (told !== conceptUuid) return;
    queryClient.setQueryData<Research>(reportKeys.research(id), (state) => {
      if (!state?.progress) return state;
      const { progress, plan } = state;
      const current = plan?.questions.find(({ uuid }) => uuid === question) ?? progress.current;
      const others = page ? progress.pages.filter(({ uuid }) => uuid !== page.uuid) : progress.pages;
      const pages = page ? [...others, page] : others;
      return { ...state, progress: { ...progress, isRunning: true, current, pages } };
    });
    readSoon();
  });
  // A section that is written tells what of it is quoted.
  useEvent("concept.workflow.update.account", (update) => {
    if (update.conceptUuid === conceptUuid) readSoon();
  });
}

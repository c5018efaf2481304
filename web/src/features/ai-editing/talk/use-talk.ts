import type { Edit, EditingMessage } from "@seedbed/contract/ai-editing/schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "../../../transport/session.ts";
import { editingQuery } from "../editing-query.ts";
import { createTalk } from "./create-talk.ts";
import { liveOf } from "./live.ts";
import { isAnswered, saidIn } from "./said.ts";

const noEdits: readonly Edit[] = [];

/** Milliseconds between two looks at a report that is locked: nobody tells of a lock that ends with a server that is gone. */
const lockedPause = 10_000;

/** The conversation about a report, with the edits that are proposed; heard of for as long as it is shown. The concept must not change. */
export function useTalk(conceptUuid: string) {
  const queryClient = useQueryClient();
  const owner = useSession()?.user.uuid ?? null;
  const [live] = useState(() => liveOf(queryClient, owner, conceptUuid));
  const [talk] = useState(() => createTalk(queryClient, { conceptUuid, live }));
  const passing = useSyncExternalStore(live.subscribe, live.read);
  const { data, error, refetch } = useQuery({
    ...editingQuery(conceptUuid),
    // Whatever has no identifier cannot be asked about.
    enabled: conceptUuid !== "",
    refetchInterval: ({ state }) => (state.data?.lock?.isMine === false ? lockedPause : false),
  });
  const session = data?.session ?? null;
  const { currentMessage, reply, arriving } = passing;
  useEffect(() => talk.begin(), [talk]);
  // The reply may have come while nobody listened: then the server's list has it.
  const isSettled = currentMessage !== null && isAnswered(session, currentMessage.uuid);
  useEffect(() => {
    if (isSettled) talk.settle();
  }, [talk, isSettled]);

  const isAwaited = currentMessage !== null && currentMessage.error === null && !isSettled;
  const open = session?.edits ?? noEdits;
  const edits = arriving && arriving.edits.length > 0 ? [...open, ...arriving.edits] : open;
  return {
    ...talk,
    said: saidIn(session, isSettled ? { ...passing, currentMessage: null } : passing),
    reply,
    doing: passing.doing,
    isThinking: isAwaited || session?.isThinking === true,
    /** It waits for the line to come back. */
    isHeldUp: isAwaited && currentMessage.sent === 0,
    edits,
    /** All that will be proposed is there: they can be taken or left. */
    isComplete: arriving === null,
    isTaken: (uuid: string) => !passing.left.includes(uuid),
    take: (uuid: string, isTaken: boolean) =>
      live.set({ left: isTaken ? passing.left.filter((each) => each !== uuid) : [...passing.left, uuid] }),
    /** Asks anew for a reply; a file that went with it is known to the server, unless it never came there. */
    askAgain: ({ uuid, content, scope, timestamp }: EditingMessage) =>
      talk.sayAgain(
        currentMessage?.uuid === uuid ? currentMessage : { uuid, content, scope, media: null, at: timestamp },
      ),
    editing: data,
    failure: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

export type ShownTalk = ReturnType<typeof useTalk>;

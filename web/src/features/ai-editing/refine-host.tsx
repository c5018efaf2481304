import { useQuery } from "@tanstack/react-query";
import { useFetchedAtTouch, useLatePart } from "../../design/late/late-part.ts";
import { useEvent } from "../../transport/events.ts";
import { editingQuery } from "./editing-query.ts";
import { useRefinePanel } from "./panel-state.ts";
import { type RefineProps, refineKit } from "./refine-part.ts";

const withTouch = [refineKit];

/** Milliseconds between two looks at a report that is locked: nobody tells of a lock that ends with a server that is gone. */
const lockedPause = 10_000;

/** All of editing a report with AI, once a page. Comes light: the panel and its marks are fetched when somebody touches the page, or when they are needed. */
export function RefineHost(props: RefineProps) {
  const { uuid } = props.concept;
  const { data, refetch } = useQuery({
    ...editingQuery(uuid),
    refetchInterval: ({ state }) => (state.data?.lock?.isMine === false ? lockedPause : false),
  });
  const again = ({ conceptUuid }: { conceptUuid: string }) => {
    if (conceptUuid === uuid) void refetch({ cancelRefetch: true });
  };
  useEvent("ai.editing.started", again);
  useEvent("ai.editing.finished", again);
  useFetchedAtTouch(withTouch);
  const isOpen = useRefinePanel().openFor === uuid;
  const hasWork = isOpen || Boolean(data?.lock) || Boolean(data?.session?.edits.length);
  const kit = useLatePart(refineKit, hasWork);
  return kit ? <kit.Refine {...props} /> : null;
}

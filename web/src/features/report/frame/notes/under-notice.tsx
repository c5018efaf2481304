import { type ReactNode, useState } from "react";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { noModelNotice } from "../../../../shell/no-model/late-notice.ts";
import { useNoModelNotice } from "../../../../shell/no-model/use-no-model-notice.ts";

interface UnderNoticeProps {
  /** Whether any of the report was drafted. */
  isDrafted: boolean;
  children: ReactNode;
}

/**
 * The body of a report. Where a text of it was drafted, it comes together with what is said above it of that, which would push it down if it came later; what is
 * there already stays.
 */
export function UnderNotice({ isDrafted, children }: UnderNoticeProps) {
  const [wasShown, setShown] = useState(false);
  const { isAwaited, isShown, dismiss } = useNoModelNotice(isDrafted);
  const notice = useLatePart(noModelNotice, isDrafted);
  const isWaiting = !wasShown && (isAwaited || (isShown && !notice));
  if (!isWaiting && !wasShown) setShown(true);
  if (isWaiting)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the report">
        <SkeletonLines lines={12} />
      </div>
    );
  return (
    <>
      {isShown && notice && <notice.NoModelNotice onDismiss={dismiss} />}
      {children}
    </>
  );
}

import { useEffect } from "react";

/** Names the browser tab after what is shown: "Concept bank · Seedbed". */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Seedbed` : "Seedbed";
  }, [title]);
}

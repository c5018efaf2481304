import { type RefObject, useEffect } from "react";
import { firstOverfull } from "./limits.ts";

/** Sends no form in which something is too long: the focus goes there instead. */
export function useRefusedExcess(fields: RefObject<HTMLElement | null>): void {
  // Before the form's own handler, which React hears later.
  useEffect(() => {
    const form = fields.current?.closest("form");
    const refuse = (event: Event) => {
      const over = form && firstOverfull(form);
      if (!over) return;
      event.preventDefault();
      event.stopPropagation();
      over.focus();
    };
    form?.addEventListener("submit", refuse, { capture: true });
    return () => form?.removeEventListener("submit", refuse, { capture: true });
  }, [fields]);
}

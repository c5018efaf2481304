import { useNavigate } from "@tanstack/react-router";
import { useStillHere } from "./use-still-here.ts";

/** Out of the seed, back to the start page, in the place of the page one is on. Nowhere once the person has left by themselves. */
export function useLeaveSeed(): () => void {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  return () => {
    if (isStillHere()) void navigate({ to: "/concept/incubate", search: {}, replace: true });
  };
}

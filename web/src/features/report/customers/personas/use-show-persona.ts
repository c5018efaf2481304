import { useNavigate } from "@tanstack/react-router";

/** Shows a persona, as the address names it. */
export function useShowPersona(conceptId: string): (persona: string) => void {
  const navigate = useNavigate();
  return (persona) =>
    void navigate({ to: "/concept/$id/customer-profile", params: { id: conceptId }, search: { persona } });
}

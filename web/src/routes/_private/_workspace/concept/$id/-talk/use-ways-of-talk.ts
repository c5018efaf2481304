import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { useNavigate } from "@tanstack/react-router";
import { personaAddress } from "../../../../../../features/report/customers/persona-address.ts";

interface Way {
  profile: CustomerProfile;
  view?: "conversation" | "several";
  conversation?: string | undefined;
  /** What of the profile is meant. */
  hash?: string;
  /** In place of the page that is shown, which nobody goes back to. */
  replace?: boolean;
}

/** The ways between a profile and the conversations with its persona. */
export function useWaysOfTalk(conceptId: string, profiles: readonly CustomerProfile[]) {
  const navigate = useNavigate();
  return ({ profile, view, conversation, hash, replace = false }: Way) =>
    void navigate({
      to: "/concept/$id/customer-profile",
      params: { id: conceptId },
      search: {
        persona: personaAddress(profile, profiles),
        ...(view ? { view } : {}),
        ...(conversation ? { conversation } : {}),
      },
      ...(hash ? { hash } : {}),
      replace,
      resetScroll: false,
    });
}

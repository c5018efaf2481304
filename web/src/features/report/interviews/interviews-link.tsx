import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconMessages } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { personaAddress } from "../customers/persona-address.ts";
import { customerProfiles } from "../customers/section.ts";
import styles from "./interviews-link.module.css";

/** The way to the real interviews about a profile. */
export function InterviewsLink({ conceptId, profile }: { conceptId: string; profile: CustomerProfile }) {
  const { data: profiles = [profile] } = useQuery(customerProfiles.query(conceptId));
  return (
    <Link
      to="/concept/$id/customer-profile"
      params={{ id: conceptId }}
      search={{ persona: personaAddress(profile, profiles), view: "interviews" }}
      className={styles.link}
    >
      <IconMessages size={16} aria-hidden="true" />
      Real interviews
    </Link>
  );
}

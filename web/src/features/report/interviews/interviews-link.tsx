import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconMessages } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import styles from "./interviews-link.module.css";

/** The way to the real interviews about a profile. */
export function InterviewsLink({ conceptId, profile }: { conceptId: string; profile: CustomerProfile }) {
  return (
    <Link
      to="/concept/$id/customer-profile"
      params={{ id: conceptId }}
      search={{ persona: profile.segment, view: "interviews" }}
      className={styles.link}
    >
      <IconMessages size={16} aria-hidden="true" />
      Real interviews
    </Link>
  );
}

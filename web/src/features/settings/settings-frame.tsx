import { Link, Outlet } from "@tanstack/react-router";
import { Page } from "../../design/page/page.tsx";
import { PageHeader } from "../../design/page/page-header.tsx";
import { TabLinks, tabLinkClass } from "../../design/page/tab-links.tsx";
import { useSession } from "../../transport/session.ts";
import styles from "./settings-frame.module.css";

/** Settings with their tabs; a missing name keeps one on the first. */
export function SettingsFrame() {
  const user = useSession()?.user;
  const nameMissing = user !== undefined && (!user.firstName.trim() || !user.lastName.trim());
  return (
    <Page>
      <PageHeader eyebrow="Settings" title="Your account" />
      {nameMissing && (
        <p className={styles.banner} role="alert">
          Please add your first and last name to continue.
        </p>
      )}
      <TabLinks label="Settings">
        <Link to="/settings/about" className={tabLinkClass}>
          About you
        </Link>
        <Tab to="/settings/security" label="Security" blocked={nameMissing} />
        <Tab to="/settings/tokens" label="Access tokens" blocked={nameMissing} />
        <Tab to="/settings/company" label="Company" blocked={nameMissing} />
        <Tab to="/settings/members" label="Members" blocked={nameMissing} />
        {user?.role === "admin" && <Tab to="/settings/audit" label="Audit log" blocked={nameMissing} />}
        {user?.role === "admin" && <Tab to="/settings/usage" label="AI usage" blocked={nameMissing} />}
        {user?.role === "admin" && <Tab to="/settings/webhooks" label="Webhooks" blocked={nameMissing} />}
        {user?.role === "admin" && <Tab to="/settings/system" label="System" blocked={nameMissing} />}
      </TabLinks>
      <div className={styles.body}>
        <Outlet />
      </div>
    </Page>
  );
}

interface TabProps {
  to: `/settings/${"security" | "tokens" | "company" | "members" | "audit" | "usage" | "webhooks" | "system"}`;
  label: string;
  blocked: boolean;
}

function Tab({ to, label, blocked }: TabProps) {
  return (
    <Link
      to={to}
      className={tabLinkClass}
      activeOptions={{ includeSearch: false }}
      disabled={blocked}
      {...(blocked ? { preload: false } : {})}
    >
      {label}
    </Link>
  );
}

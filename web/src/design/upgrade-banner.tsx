import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import styles from "./upgrade-banner.module.css";

interface UpgradeBannerProps {
  onUpgrade: () => void;
  busy?: boolean;
}

/** Offers to bring a section to the newest version of its form. */
export function UpgradeBanner({ onUpgrade, busy = false }: UpgradeBannerProps) {
  return (
    <aside className={styles.banner} aria-label="Newer version">
      <IconRefresh size={18} aria-hidden="true" />
      <p>A newer version of this section is available.</p>
      <Button size="xs" loading={busy} onClick={onUpgrade}>
        Upgrade
      </Button>
    </aside>
  );
}

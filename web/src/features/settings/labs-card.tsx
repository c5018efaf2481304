import { Switch } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { useId } from "react";
import { Card } from "../../design/card.tsx";
import { showProjectionsInLabs, useProjectionsInLabs } from "../../shell/report-forms/projections-in-labs.ts";
import styles from "./company/company.module.css";

/** What can be tried before it is finished; kept in this browser. */
export function LabsCard() {
  const isShown = useProjectionsInLabs();
  const about = useId();
  return (
    <Card title="Labs">
      <p className={styles.lead} id={about}>
        A simulation of revenue, cost and cash in the financial projection. What you try there changes nothing in a
        report. Others see it only when they turn it on.
      </p>
      <Switch
        label="Projections on this device"
        aria-describedby={about}
        checked={isShown}
        onChange={(event) => showProjectionsInLabs(event.currentTarget.checked)}
      />
    </Card>
  );
}

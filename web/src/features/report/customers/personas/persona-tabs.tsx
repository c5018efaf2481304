import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { roleLabels } from "@seedbed/rules/customers/stance-labels";
import { PillTabs } from "../../../../design/page/pill-tabs.tsx";
import { personaAddress } from "../persona-address.ts";
import { demoDefaults } from "../profile-words.ts";
import styles from "./personas.module.css";

interface PersonaTabsProps {
  profiles: readonly CustomerProfile[];
  shown: CustomerProfile;
  onShow: (address: string) => void;
}

/** One tab a persona: the name, and under it the part it has in a purchase, or its segment where nobody has said that. */
export function PersonaTabs({ profiles, shown, onShow }: PersonaTabsProps) {
  return (
    <div className={styles.personas}>
      <PillTabs
        label="Personas"
        tabs={profiles.map((profile) => ({
          value: personaAddress(profile, profiles),
          label: (
            <>
              <span className={styles.name} dir="auto">
                {profile.name}
              </span>{" "}
              <small className={styles.role}>
                {profile.stance ? roleLabels[profile.stance.role] : profile.segment || demoDefaults.segment}
              </small>
            </>
          ),
        }))}
        value={personaAddress(shown, profiles)}
        onChange={onShow}
      />
    </div>
  );
}

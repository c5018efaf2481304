import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import { Card } from "../../design/card.tsx";
import styles from "./profile-card.module.css";

const choices = [
  { value: "auto", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** Light, dark, or as the system says; kept in this browser. */
export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card title="Appearance">
      <div className={styles.switch}>
        <span>Colours on this device</span>
        <SegmentedControl
          aria-label="Appearance"
          data={[...choices]}
          value={colorScheme}
          onChange={(value) => setColorScheme(choices.find((choice) => choice.value === value)?.value ?? "auto")}
        />
      </div>
    </Card>
  );
}

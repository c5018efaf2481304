import { IconSparkles } from "@tabler/icons-react";
import { Button } from "../../../design/button.tsx";
import styles from "./answers.module.css";

/** Asks for suggested answers. */
export function SuggestButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      size="md"
      className={styles.suggest}
      leftSection={<IconSparkles size={18} aria-hidden="true" />}
      onClick={onClick}
    >
      Suggest answers
    </Button>
  );
}

import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import styles from "./compare.module.css";

export function BackToBank() {
  return (
    <Button
      variant="default"
      className={styles.back}
      renderRoot={(props) => <Link to="/concept" activeOptions={{ exact: true }} {...props} />}
    >
      Concept bank
    </Button>
  );
}

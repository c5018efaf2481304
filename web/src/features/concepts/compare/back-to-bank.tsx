import { Link } from "@tanstack/react-router";
import { Button } from "../../../design/button.tsx";
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

import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";

export function BackToBank() {
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/concept" {...props} />}>
      Concept bank
    </Button>
  );
}

import { useState } from "react";
import { Badge } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import styles from "./intro-card.module.css";

/** Announces the second generation of the AI product. */
export function IntroCard() {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.card}>
      <Badge tone="ai">New</Badge>
      <h2>The second generation is here</h2>
      <p>
        Reports now say who wrote each part, every number in a projection is an assumption you can see, and finished
        work survives any interruption.
      </p>
      <Button variant="default" aria-expanded={open} onClick={() => setOpen((before) => !before)}>
        {open ? "Show less" : "See what changed"}
      </Button>
      {open && (
        <ul className={styles.changes}>
          <li>Each text is marked: written by a model, drafted offline, or by you.</li>
          <li>Market sizes are computed from named assumptions, top down and bottom up.</li>
          <li>Customer profiles raise objections and list the signals to look for.</li>
          <li>A report goes on where it was when a page, a connection or a server fails.</li>
        </ul>
      )}
    </section>
  );
}

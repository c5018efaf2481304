import type { ShownTalk } from "../talk/use-talk.ts";
import styles from "./edit.module.css";
import { EditCard } from "./edit-card.tsx";

/** The edits that are proposed, as they come. */
export function EditList({ talk, onShow }: { talk: ShownTalk; onShow: (uuid: string) => void }) {
  if (talk.edits.length === 0) return null;
  return (
    <section className={styles.edits} aria-label="Suggested edits" aria-busy={!talk.isComplete}>
      {talk.edits.map((edit, index) => (
        <EditCard
          key={edit.uuid}
          edit={edit}
          number={index + 1}
          isTaken={talk.isTaken(edit.uuid)}
          isArriving={!talk.isComplete}
          onTake={(isTaken) => talk.take(edit.uuid, isTaken)}
          onShow={() => onShow(edit.uuid)}
        />
      ))}
    </section>
  );
}

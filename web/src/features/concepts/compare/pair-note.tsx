import { Button } from "../../../design/button.tsx";
import { percentOf } from "../similar/percent-of.ts";
import styles from "../similar/similar-note.module.css";
import { type IdeaName, useSimilarTo } from "../similar/use-similar.ts";
import { useTellApart } from "../similar/use-tell-apart.tsx";
import { uuidOf } from "./compared-rows.ts";
import type { ComparedIdea } from "./use-compared-ideas.ts";

/** Above two ideas of which one resembles the other: how much, by which words, and the way to say that they are not the same. */
export function PairNote({ ideas }: { ideas: readonly ComparedIdea[] }) {
  const [one, other] = ideas;
  if (!one || !other || ideas.length > 2) return null;
  return <Resemblance idea={{ uuid: uuidOf(one), kind: one.kind }} otherId={uuidOf(other)} />;
}

function Resemblance({ idea, otherId }: { idea: IdeaName; otherId: string }) {
  const { data } = useSimilarTo(idea);
  const tellApart = useTellApart();
  const similar = data?.find(({ uuid }) => uuid === otherId);
  if (!similar) return null;
  return (
    <aside className={styles.banner} aria-label="Resemblance">
      <p>
        The two resemble each other, {percentOf(similar.similarity)}.
        {similar.sharedWords.length > 0 && ` Both say: ${similar.sharedWords.join(", ")}.`}
      </p>
      <Button
        size="xs"
        variant="default"
        loading={tellApart.isPending}
        onClick={({ detail }) => detail < 2 && tellApart.mutate({ idea, otherId })}
      >
        Not the same
      </Button>
    </aside>
  );
}

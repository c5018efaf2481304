import type { Seed } from "@seedbed/contract/incubation/schemas";
import { IconBulb } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "../../../design/button.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { Page } from "../../../design/page/page.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";

/** The page of results before there are any. */
export function NoResults({ seed }: { seed?: Pick<Seed, "uuid"> | undefined }) {
  useDocumentTitle("Generated concepts");
  const navigate = useNavigate();
  const goOn = () => void navigate({ to: "/concept/incubate", search: seed ? { seed: seed.uuid } : {} });
  return (
    <Page>
      <EmptyState
        icon={<IconBulb size={26} aria-hidden="true" />}
        title="No generated concepts yet"
        description={
          seed
            ? "Concepts appear here once the questions of this seed are answered and concepts are generated."
            : "Concepts appear here once a seed is planted and concepts are generated from it."
        }
        action={<Button onClick={goOn}>{seed ? "Continue the questions" : "Plant a seed"}</Button>}
      />
    </Page>
  );
}

import { IconListSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { latePart, useFetchedAtTouch, useLatePart } from "../../../../design/late/late-part.ts";
import { researchQuery } from "../research-query.ts";
import type { PlannedWork } from "./planned-work.ts";

const planDrawer = latePart(() => import("./plan-drawer.tsx"));
const withTouch = [planDrawer];

/** Leads to what will be looked up, before it is. Nothing where nothing is researched. */
export function LookAtPlan({ conceptId, work }: { conceptId: string; work: PlannedWork }) {
  const { data: research } = useQuery(researchQuery(conceptId));
  const [opened, setOpened] = useState(false);
  useFetchedAtTouch(withTouch);
  const drawer = useLatePart(planDrawer, opened);
  if (!research?.provider) return null;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconListSearch size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        Look at the plan
      </Button>
      {drawer && (
        <drawer.LatePlanDrawer conceptId={conceptId} work={work} opened={opened} onClose={() => setOpened(false)} />
      )}
    </>
  );
}

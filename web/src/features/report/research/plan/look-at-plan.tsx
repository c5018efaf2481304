import { Button } from "@mantine/core";
import { IconListSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { researchQuery } from "../research-query.ts";
import { PlanDrawer } from "./plan-drawer.tsx";
import type { PlannedWork } from "./planned-work.ts";

/** Leads to what will be looked up, before it is. Nothing where nothing is researched. */
export function LookAtPlan({ conceptId, work }: { conceptId: string; work: PlannedWork }) {
  const { data: research } = useQuery(researchQuery(conceptId));
  const [opened, setOpened] = useState(false);
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
      <PlanDrawer conceptId={conceptId} work={work} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

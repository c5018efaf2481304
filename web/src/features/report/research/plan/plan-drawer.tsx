import { Drawer } from "@mantine/core";
import { Button } from "../../../../design/button.tsx";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "../../../../design/late/lazy-part.ts";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import styles from "./plan-drawer.module.css";
import type { PlannedWork } from "./planned-work.ts";
import { usePlan } from "./use-plan.ts";

const PlanEditor = lazyPart(() => import("./plan-editor.tsx").then((module) => ({ default: module.PlanEditor })));

interface PlanDrawerProps {
  conceptId: string;
  work: PlannedWork;
  opened: boolean;
  onClose: () => void;
}

/** The plan beside the page, which may come after it was asked for: it slides in and gives the focus back all the same. */
export function LatePlanDrawer(props: PlanDrawerProps) {
  const [opened, setOpened] = useState(false);
  if (opened && !props.opened) setOpened(false);
  useEffect(() => setOpened(props.opened), [props.opened]);
  return <PlanDrawer {...props} opened={opened} />;
}

/** Closing it loses nothing that was changed in it. */
export function PlanDrawer({ conceptId, work, opened, onClose }: PlanDrawerProps) {
  const isSheet = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="What will be looked up"
      position={isSheet ? "bottom" : "right"}
      size={isSheet ? "92%" : 640}
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{
        title: styles.title ?? "",
        header: styles.header ?? "",
        content: styles.content ?? "",
        body: styles.body ?? "",
      }}
    >
      <OpenedPlan conceptId={conceptId} work={work} onClose={onClose} />
    </Drawer>
  );
}

function OpenedPlan({ conceptId, work, onClose }: Omit<PlanDrawerProps, "opened">) {
  const plan = usePlan(conceptId);
  const { make } = plan;
  // The plan is made when somebody looks at it, not for a button that might be pressed.
  const makeMissing = useEffectEvent(make.run);
  useEffect(() => makeMissing(), []);
  if (plan.draft && !make.isPending && !make.error)
    return (
      <Suspense fallback={<Waiting label="Loading the plan" />}>
        <PlanEditor plan={plan} draft={plan.draft} work={work} onClose={onClose} />
      </Suspense>
    );
  return (
    <>
      {make.error ? (
        <div className={styles.refused} role="alert">
          <IconAlertTriangle size={20} aria-hidden="true" />
          <p>
            <strong>The plan could not be made.</strong> {sentenceOf(make.error)}
          </p>
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={make.run}
          >
            Retry
          </Button>
        </div>
      ) : (
        <Waiting label="The questions are being thought of" />
      )}
      <footer className={styles.footer}>
        <p>The plan is made by itself when the work begins.</p>
        <Button variant="default" loading={work.isBusy} onClick={({ detail }) => detail < 2 && work.begin(onClose)}>
          Just start
        </Button>
      </footer>
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <p>{label}. That takes a few seconds.</p>
      {["wishes", "trends", "forces", "companies"].map((part) => (
        <div key={part} className={styles.outline}>
          <SkeletonLines lines={3} />
        </div>
      ))}
    </div>
  );
}

import { Drawer, Popover } from "@mantine/core";
import { isComposing } from "../../../../design/text/is-composing.ts";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { useMediaQuery, useWindowEvent } from "@mantine/hooks";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useOpenedAtOnce } from "../../../../design/late/use-opened-at-once.ts";
import { PlanDrawer } from "../../research/plan/plan-drawer.tsx";
import { researchQuery } from "../../research/research-query.ts";
import { outdatedIn, useOutdated } from "./outdated-query.ts";
import styles from "./update-dialog.module.css";
import { UpdateDialog } from "./update-dialog.tsx";
import { canUpdate, UpdateOpener, type UpdateOutdatedProps } from "./update-opener.tsx";
import { useUpdateSections } from "./use-update-sections.ts";

/** Has all that is outdated written anew, once one has seen what that changes: open from the moment it comes. Nothing while nothing is outdated. */
export function OpenUpdate({ conceptId, concept }: UpdateOutdatedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useOpenedAtOnce(button);
  const [planning, setPlanning] = useState(false);
  const isSheet = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  const titleId = useId();
  const outdated = useOutdated(conceptId, concept);
  const update = useUpdateSections(conceptId);
  const count = outdatedIn(concept).length;
  const { data: research } = useQuery({ ...researchQuery(conceptId), enabled: opened });
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  // The page beside it stays in use: Escape closes it from there, too, unless it has closed something else.
  useWindowEvent("keydown", (event) => {
    if (opened && !isSheet && event.key === "Escape" && !event.defaultPrevented && !isComposing(event)) close();
  });
  if (!canUpdate(concept)) return null;

  const lookAtPlan = () => {
    close();
    setPlanning(true);
  };
  const plan = research?.provider && (
    <PlanDrawer
      conceptId={conceptId}
      work={{
        label: `Update ${count === 1 ? "1 section" : `${count} sections`}`,
        isBusy: update.isPending,
        begin: (done) => update.mutate(undefined, { onSuccess: done }),
      }}
      opened={planning}
      onClose={() => setPlanning(false)}
    />
  );
  const dialog = (
    <UpdateDialog
      titleId={titleId}
      others={concept.totalSections - count}
      outdated={outdated.data}
      error={outdated.error}
      busy={update.isPending}
      isSheet={isSheet}
      onUpdate={() => update.mutate(undefined, { onSuccess: close })}
      onPlan={research?.provider ? lookAtPlan : null}
      onClose={close}
    />
  );
  const opener = <UpdateOpener ref={button} count={count} aria-expanded={opened} onClick={() => setOpened(!opened)} />;
  if (isSheet)
    return (
      <>
        {opener}
        {plan}
        <Drawer.Root opened={opened} onClose={close} position="bottom" size="auto">
          <Drawer.Overlay />
          <Drawer.Content className={styles.sheet ?? ""}>{dialog}</Drawer.Content>
        </Drawer.Root>
      </>
    );
  return (
    <>
      {plan}
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={428}
        closeOnClickOutside={false}
        withRoles={false}
        trapFocus={false}
        closeOnEscape={false}
        withinPortal={false}
      >
        <Popover.Target>{opener}</Popover.Target>
        <Popover.Dropdown className={styles.dropdown ?? ""}>
          <section ref={focusOnce} className={styles.dialog} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
            {dialog}
          </section>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

const focusOnce = (dialog: HTMLElement | null) => dialog?.focus({ preventScroll: true });

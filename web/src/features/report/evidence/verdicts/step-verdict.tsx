import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { IconCheck, IconDots, IconPlus, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { nameOf } from "../../editing/people/name-of.ts";
import { useHistorical } from "../../frame/historical.ts";
import type { ReasoningStep } from "../evidence-query.ts";
import { ReasonForm } from "./reason-form.tsx";
import type { Verdicts } from "./use-verdicts.ts";
import styles from "./verdicts.module.css";

interface StepVerdictProps {
  step: ReasoningStep;
  /** As it is counted, from 1. */
  number: number;
  verdicts: Verdicts;
  onAddSource: () => void;
}

/** What a person can say of a statement, behind three dots, and what one has said. */
export function StepVerdict({ step: { text, wrong }, number, verdicts, onAddSource }: StepVerdictProps) {
  const [asks, setAsks] = useState(false);
  const isHistorical = useHistorical();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsks(false);
    button.current?.focus();
  };
  return (
    <>
      {!isHistorical && (
        <Menu position="bottom-end" width={200} withinPortal transitionProps={{ duration: 0 }} returnFocus={!asks}>
          <Menu.Target>
            <button ref={button} type="button" className={styles.atStep} aria-label={`Actions for step ${number}`}>
              <IconDots size={16} aria-hidden="true" />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAddSource}>
              Add a source
            </Menu.Item>
            {wrong ? (
              <Menu.Item
                leftSection={<IconCheck size={16} aria-hidden="true" />}
                onClick={() => verdicts.markRight(text)}
              >
                It is right after all
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<IconX size={16} aria-hidden="true" />} onClick={() => setAsks(true)}>
                Mark as wrong
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {wrong && (
        <p className={styles.verdict}>
          Marked as wrong by {nameOf(wrong.by)}, <RelativeDate instant={wrong.at} />
          {wrong.reason && `: ${wrong.reason}`}
        </p>
      )}
      {asks && (
        <ReasonForm
          label={`Why step ${number} is wrong`}
          confirmLabel="Mark as wrong"
          onConfirm={(reason, onStands) => {
            verdicts.markWrong(text, reason, onStands);
            close();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

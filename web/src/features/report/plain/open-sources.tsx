import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import { useRef } from "react";
import { useOpenedAtOnce } from "../../../design/late/use-opened-at-once.ts";
import { MoreButton, type MoreSourcesProps } from "./more-button.tsx";
import { ShownSource } from "./shown-source.tsx";
import styles from "./source-list.module.css";

/** The sources that have no room: open from the moment they come, in place of the button that they were asked for with. */
export function OpenSources({ sources }: MoreSourcesProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useOpenedAtOnce(button);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" withinPortal trapFocus>
      <Popover.Target>
        <MoreButton ref={button} count={sources.length} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown className={styles.rest}>
        {sources.map((source) => (
          <ShownSource key={source.uuid} source={source} />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

import { Modal } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../transport/call.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import type { Concept } from "../../frame/use-concept.ts";
import { useVersionActions } from "../use-version-actions.tsx";
import { versionsQuery } from "../versions-query.ts";
import { ComparedPart } from "./compared-part.tsx";
import styles from "./comparison.module.css";

interface ComparisonDialogProps {
  conceptId: string;
  concept: Concept;
  /** The uuid of the version that is asked about. */
  before: string;
  onClose: () => void;
}

/** How two versions differ, or a version and what stands, by section; of what stands a section or a thing can be brought back. */
export function ComparisonDialog({ conceptId, concept, before: asked, onClose }: ComparisonDialogProps) {
  const isPhone = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  const [before, setBefore] = useState(asked);
  const [after, setAfter] = useState<string | null>(null);
  const { data: listed } = useQuery(versionsQuery(conceptId));
  const { bringBack } = useVersionActions(conceptId);
  const { data, error } = useQuery({
    queryKey: reportKeys.comparison(conceptId, before, after),
    queryFn: ({ signal }) =>
      call("GET v2/concept/version/{id}/compare/{version}", {
        params: { id: conceptId, version: before },
        query: after === null ? {} : { after },
        signal,
      }),
  });
  const mayBringBack = after === null && !concept.isHistoricalVersion;
  const versions = listed?.versions ?? [];
  const options = versions.map(({ uuid, versionNumber }) => (
    <option key={uuid} value={uuid}>{`V${versionNumber}`}</option>
  ));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Compare versions"
      size="48rem"
      fullScreen={isPhone}
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ title: styles.title ?? "", body: styles.body ?? "" }}
      transitionProps={{ duration: 0 }}
    >
      <div className={styles.sides}>
        <label>
          Before
          <select data-autofocus value={before} onChange={({ currentTarget }) => setBefore(currentTarget.value)}>
            {options}
          </select>
        </label>
        <label>
          After
          <select value={after ?? ""} onChange={({ currentTarget }) => setAfter(currentTarget.value || null)}>
            <option value="">What stands</option>
            {options}
          </select>
        </label>
      </div>
      {bringBack.isError && (
        <p className={styles.problem} role="alert">
          {sentenceOf(bringBack.error)}
        </p>
      )}
      {data ? (
        data.parts.length > 0 ? (
          data.parts.map((part) => (
            <ComparedPart
              key={part.part}
              part={part}
              busy={bringBack.isPending}
              onBringBack={
                mayBringBack ? (section, item) => bringBack.mutate({ versionId: before, section, item }) : null
              }
            />
          ))
        ) : (
          <p className={styles.same} role="status">
            Both say the same.
          </p>
        )
      ) : (
        <p className={styles.same} role="status">
          {error ? sentenceOf(error) : "Loading"}
        </p>
      )}
    </Modal>
  );
}

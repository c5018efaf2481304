import type { Origin } from "@seedbed/contract/plain-text";
import { IconPencil, IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import { Badge } from "../../../design/badge.tsx";
import { useConcept } from "../frame/use-concept.ts";
import styles from "./concept-image.module.css";
import { Landscape } from "./landscape.tsx";
import { useConceptImage } from "./use-concept-image.ts";

interface ConceptImageProps {
  conceptId: string;
  /** Where the server keeps it; null when the concept has none. */
  url: string | null;
  /** Who made the image, as the overview says (`conceptImageOrigin`). */
  origin: Origin | null;
}

/** The concept's picture, in room that is kept for it; a landscape of its own when there is none or it cannot be had. */
export function ConceptImage({ conceptId, url, origin }: ConceptImageProps) {
  const { data: concept } = useConcept(conceptId);
  const { address, isDrawing, hasFailed } = useConceptImage(conceptId, url);
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = address !== null && address !== broken;
  const isMissing = url === null || hasFailed || (address !== null && !isShown);
  // A drawing takes the place of an image whose file is away, whoever made that.
  const isByModel = origin === "model" && !isDrawing;
  return (
    <figure className={styles.figure} aria-busy={!isShown && !isMissing}>
      {isShown && <img src={address} alt={concept?.title ?? ""} onError={() => setBroken(address)} />}
      {isMissing && <Landscape seed={concept?.title ?? ""} />}
      {isShown && (
        <span className={styles.badge}>
          {isByModel ? (
            <Badge tone="ai" icon={<IconSparkles size={12} aria-hidden="true" />} title="Made by an AI model">
              AI-generated
            </Badge>
          ) : (
            <Badge icon={<IconPencil size={12} aria-hidden="true" />} title="Drawn from the words of the concept">
              Drawn
            </Badge>
          )}
        </span>
      )}
    </figure>
  );
}

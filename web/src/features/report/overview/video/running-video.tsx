import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { Button } from "../../../../design/button.tsx";
import { ProgressBar } from "../../../../design/progress/progress-bar.tsx";
import { useBrowserMaking } from "./making/use-browser-making.ts";
import styles from "./video-panel.module.css";

interface RunningVideoProps {
  conceptId: string;
  video: ConceptVideo;
  show(told: ConceptVideo): void;
}

const stages = {
  waiting: "Waiting for its turn…",
  slides: "Drawing the slides…",
  voice: "Speaking what is said…",
  film: "Making the film…",
  browser: "Your browser makes the film, because the server has no ffmpeg. Keep this page open…",
} as const satisfies Record<NonNullable<ConceptVideo["stage"]>, string>;

/** How far a video is. Where the server cannot make it, this browser does. */
export function RunningVideo({ conceptId, video, show }: RunningVideoProps) {
  const making = useBrowserMaking({ conceptId, video, show });
  const reached = (video.progress ?? 0) / 100;
  const value = reached + (1 - reached) * making.share;
  if (making.problem !== null)
    return (
      <div className={styles.failure} role="alert">
        <b>This browser could not make the video</b>
        <span>{making.problem}</span>
        <Button size="compact-sm" variant="default" onClick={making.retry}>
          Try again
        </Button>
      </div>
    );
  return (
    <div className={styles.running}>
      <p className={styles.stage}>
        <span aria-live="polite">{stages[video.stage ?? "waiting"]}</span>
        <span className="numerals">{Math.round(value * 100)}%</span>
      </p>
      <ProgressBar label="Concept video" value={value} />
    </div>
  );
}

import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { clock } from "./film-controls.tsx";
import styles from "./transcript.module.css";

interface TranscriptProps {
  slides: ConceptVideo["slides"];
  language: string;
  /** Seconds: where the film is. */
  now: number;
  onSeek(to: number): void;
}

/** All that is said, slide by slide; each leads to its moment. */
export function Transcript({ slides, language, now, onSeek }: TranscriptProps) {
  return (
    <details className={styles.transcript}>
      <summary>Transcript</summary>
      <ol className={styles.slides} lang={language}>
        {slides.map(({ heading, start, end, cues }) => (
          <li key={start} aria-current={now >= start && now < end ? "true" : undefined}>
            <button type="button" className={styles.begin} onClick={() => onSeek(start)}>
              <span className="numerals">{clock(start)}</span>
              <b>{heading}</b>
            </button>
            <p dir="auto">
              {cues.map((cue) => (
                <span key={cue.start} data-said={now >= cue.start && now < cue.end ? "now" : undefined}>
                  {cue.text}{" "}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

import {
  IconBadgeCc,
  IconMaximize,
  IconMinimize,
  IconPlayerPause,
  IconPlayerPlay,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import { IconButton } from "../../../../../design/icon-button.tsx";
import styles from "./film-player.module.css";
import type { Player } from "./use-player.ts";

const icon = { size: 18, "aria-hidden": true } as const;

/** The buttons below a film, and where it is. */
export function FilmControls({ player, isReady }: { player: Player; isReady: boolean }) {
  const { now, duration } = player;
  return (
    <div className={styles.controls}>
      <IconButton aria-label={player.isPlaying ? "Pause" : "Play"} disabled={!isReady} onClick={player.toggle}>
        {player.isPlaying ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
      </IconButton>
      <input
        type="range"
        className={styles.line}
        aria-label="Position"
        aria-valuetext={`${clock(now)} of ${clock(duration)}`}
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        value={Math.min(now, duration)}
        disabled={!isReady}
        onChange={({ target }) => player.seek(Number(target.value))}
      />
      <span className={`numerals ${styles.time}`}>
        {clock(now)} / {clock(duration)}
      </span>
      <IconButton
        aria-label="Captions"
        aria-pressed={player.hasCaptions}
        className={styles.toggle}
        onClick={player.toggleCaptions}
      >
        <IconBadgeCc {...icon} />
      </IconButton>
      <IconButton aria-label={player.isMuted ? "Sound on" : "Sound off"} onClick={player.mute}>
        {player.isMuted ? <IconVolumeOff {...icon} /> : <IconVolume {...icon} />}
      </IconButton>
      <IconButton aria-label={player.isFull ? "Leave full screen" : "Full screen"} onClick={player.toggleFull}>
        {player.isFull ? <IconMinimize {...icon} /> : <IconMaximize {...icon} />}
      </IconButton>
    </div>
  );
}

/** Seconds as "2:05". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

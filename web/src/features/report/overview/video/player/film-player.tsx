import { type KeyboardEvent, type RefObject, useId } from "react";
import { FilmControls } from "./film-controls.tsx";
import styles from "./film-player.module.css";
import type { Player } from "./use-player.ts";

interface FilmPlayerProps {
  element: RefObject<HTMLVideoElement | null>;
  player: Player;
  /** Addresses; null until they are there. */
  film: string | null;
  captions: string | null;
  language: string;
  title: string;
}

/** A film that is played by its buttons, a click, or keys: space, arrows, C for captions, M for the sound, F for the whole screen. */
export function FilmPlayer({ element, player, film, captions, language, title }: FilmPlayerProps) {
  const keys = useId();
  return (
    <section
      className={styles.player}
      aria-label={`Video of ${title}`}
      aria-describedby={keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the player are heard here, before any of its buttons
      tabIndex={0}
      data-full={player.isFull || undefined}
      onKeyDown={(event) => hearKey(event, player)}
    >
      <video
        ref={element}
        className={styles.film}
        src={film ?? undefined}
        preload="auto"
        playsInline
        aria-busy={film === null}
        onClick={player.toggle}
      >
        <track kind="captions" src={captions ?? undefined} srcLang={language} label="Captions" default />
      </video>
      <FilmControls player={player} isReady={film !== null} />
      <p id={keys} className="visually-hidden">
        Space plays and pauses, arrows go five seconds on and back and make it louder and softer, C turns captions on
        and off, M the sound, and F fills the screen.
      </p>
    </section>
  );
}

function hearKey(event: KeyboardEvent<HTMLElement>, player: Player): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const at = event.target as HTMLElement;
  // A button is pressed with the space bar, and the line of time has its own arrows.
  if (event.key === " " && at.matches("button")) return;
  if (event.key.startsWith("Arrow") && at.matches("input")) return;
  const act = actionOf(event.key, player);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(key: string, player: Player): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case " ":
    case "k":
      return player.toggle;
    case "arrowleft":
      return () => player.skip(-1);
    case "arrowright":
      return () => player.skip(1);
    case "arrowup":
      return () => player.louder(1);
    case "arrowdown":
      return () => player.louder(-1);
    case "home":
      return () => player.seek(0);
    case "end":
      return () => player.seek(player.duration);
    case "c":
      return player.toggleCaptions;
    case "m":
      return player.mute;
    case "f":
      return player.toggleFull;
    default:
      return undefined;
  }
}

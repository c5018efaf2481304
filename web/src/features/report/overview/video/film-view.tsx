import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { useRef } from "react";
import { Button } from "../../../../design/button.tsx";
import { ErrorState } from "../../../../design/page/error-state.tsx";
import { saveFile } from "../../../../transport/files/save-file.ts";
import type { Concept } from "../../frame/use-concept.ts";
import { FilmPlayer } from "./player/film-player.tsx";
import { Transcript } from "./player/transcript.tsx";
import { usePlayer } from "./player/use-player.ts";
import { useFilm } from "./use-film.ts";
import styles from "./video-panel.module.css";

interface FilmViewProps {
  conceptId: string;
  concept: Concept;
  video: ConceptVideo & { uuid: string };
}

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });

/** The film with its controls, what it is made of, and all that is said in it. */
export function FilmView({ conceptId, concept, video }: FilmViewProps) {
  const { film, captions, content, hasFailed, refetch } = useFilm(conceptId, video.uuid);
  const element = useRef<HTMLVideoElement>(null);
  const player = usePlayer(element, video.seconds ?? 0);
  const ending = video.mediaType === "video/webm" ? "webm" : "mp4";
  if (hasFailed) return <ErrorState title="The film could not be loaded" onRetry={refetch} />;
  return (
    <div className={styles.film}>
      <FilmPlayer
        element={element}
        player={player}
        film={film}
        captions={captions}
        language={video.language ?? "en"}
        title={concept.title}
      />
      <div className={styles.facts}>
        <p className={styles.words}>
          {video.orderedAt && `Of the report as it stood on ${day.format(new Date(video.orderedAt))}. `}
          {voices[video.voice ?? "none"]}
          {video.madeBy === "browser" && " Made in a browser."} Each slide says who wrote it.
        </p>
        <Button
          size="compact-sm"
          variant="default"
          disabled={!content}
          onClick={() => content && saveFile(`${concept.identifier}-video.${ending}`, content)}
        >
          Download
        </Button>
      </div>
      <Transcript slides={video.slides} language={video.language ?? "en"} now={player.now} onSeek={player.seek} />
    </div>
  );
}

const voices = {
  program: "Read out by a program.",
  model: "Read out by an AI model.",
  none: "Without a voice: the server has none for this language.",
} as const;

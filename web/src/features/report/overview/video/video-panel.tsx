import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { Card } from "../../../../design/card.tsx";
import { ErrorState } from "../../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { useHistorical } from "../../frame/historical.ts";
import type { Concept } from "../../frame/use-concept.ts";
import { FilmView } from "./film-view.tsx";
import { GenerateVideo } from "./generate-video.tsx";
import { RunningVideo } from "./running-video.tsx";
import { useVideo } from "./use-video.ts";
import styles from "./video-panel.module.css";
import { stateOf } from "./video-state.ts";

interface VideoPanelProps {
  conceptId: string;
  concept: Concept;
}

/** For debug mode: the video of a concept, made of its report. */
export function VideoPanel({ conceptId, concept }: VideoPanelProps) {
  const { video, generate, show } = useVideo(conceptId, concept.uuid);
  const isHistorical = useHistorical();
  const { data } = video;
  const start = isHistorical ? null : (
    <GenerateVideo isAnew={data?.status !== "idle"} isStarting={generate.isPending} onStart={() => generate.mutate()} />
  );
  return (
    <div className={styles.panel} data-state={data && stateOf(data)}>
      <Card title="Concept video" aside={data && stateOf(data) !== "running" && start}>
        {data ? (
          <VideoBody conceptId={conceptId} concept={concept} video={data} show={show} />
        ) : video.error ? (
          <ErrorState
            title="The video could not be loaded"
            description={sentenceOf(video.error)}
            onRetry={() => void video.refetch()}
          />
        ) : (
          <SkeletonLines lines={4} />
        )}
      </Card>
    </div>
  );
}

interface VideoBodyProps extends VideoPanelProps {
  video: ConceptVideo;
  show(told: ConceptVideo): void;
}

function VideoBody({ conceptId, concept, video, show }: VideoBodyProps) {
  switch (stateOf(video)) {
    case "idle":
      return (
        <p className={styles.words}>
          A minute or two on slides, made of this report as it stands: what it is, the problem, what sets it apart, how
          big it could be, what nobody knows yet, and what is next. It has captions, and is spoken where the server can.
        </p>
      );
    case "running":
      return <RunningVideo conceptId={conceptId} video={video} show={show} />;
    case "error":
      return (
        <p className={styles.failure} role="alert">
          <b>Video generation failed</b>
          {video.message && <span>{video.message}</span>}
        </p>
      );
    case "completed":
      return video.uuid === null ? null : (
        <FilmView key={video.uuid} conceptId={conceptId} concept={concept} video={{ ...video, uuid: video.uuid }} />
      );
  }
}

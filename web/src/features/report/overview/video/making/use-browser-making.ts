import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { useEffect, useState } from "react";
import { call } from "../../../../../transport/call.ts";
import { sentenceOf } from "../../../../../transport/failure.ts";
import { exchangeWithFile } from "../../../../../transport/files/exchange-file.ts";
import { fetchBlob } from "../../../../../transport/files/fetch-blob.ts";

interface Making {
  conceptId: string;
  video: ConceptVideo;
  show(told: ConceptVideo): void;
}

/** Of the work, what sending the film takes. */
const sendShare = 0.1;

/** Makes the film in this browser while the server waits for one, and sends it. A page that is opened meanwhile begins anew. */
export function useBrowserMaking({ conceptId, video, show }: Making) {
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const uuid = video.status === "generating" && video.stage === "browser" ? video.uuid : null;
  useEffect(() => {
    if (uuid === null) return;
    // Another try, when the person asks for one.
    void tries;
    const ending = new AbortController();
    const { signal } = ending;
    setShare(0);
    setProblem(null);
    makeAndSend(conceptId, { signal, onProgress: setShare }).then(
      (made) => !signal.aborted && show(made),
      (error: unknown) => !signal.aborted && setProblem(sentenceOf(error)),
    );
    return () => ending.abort();
  }, [conceptId, uuid, tries, show]);
  return {
    share: uuid === null ? 0 : share,
    problem: uuid === null ? null : problem,
    retry: () => setTries(tries + 1),
  };
}

async function makeAndSend(
  conceptId: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress(share: number): void },
): Promise<ConceptVideo> {
  const params = { id: conceptId };
  const slides = await call("GET v2/concept/{id}/video/slides", { params, signal });
  const voice = slides.hasVoice ? await fetchBlob("GET v2/concept/{id}/video/voice", { params, signal }) : null;
  const captions = await fetchBlob("GET v2/concept/{id}/video/captions", { params, signal });
  // What makes films is fetched by those who make one.
  const { makeFilm } = await import("./make-film.ts");
  const film = await makeFilm(
    { slides: slides.slides, voice, captions: await captions.text() },
    { signal, onProgress: (share) => onProgress(share * (1 - sendShare)) },
  );
  const by = exchangeWithFile(film, (share) => onProgress(1 - sendShare + share * sendShare));
  return call("POST v2/concept/{id}/video/file", { params, body: { uuid: slides.uuid }, by, signal });
}

import { type RefObject, useEffect, useState } from "react";

/** Seconds that an arrow goes on or back. */
const step = 5;
const volumeStep = 0.1;

export interface Player {
  isPlaying: boolean;
  isMuted: boolean;
  hasCaptions: boolean;
  isFull: boolean;
  /** Seconds. */
  now: number;
  duration: number;
  toggle(): void;
  seek(to: number): void;
  skip(by: number): void;
  mute(): void;
  louder(by: number): void;
  toggleCaptions(): void;
  toggleFull(): void;
}

/** What a film does, and how a person tells it to. `seconds`: how long it is, for a file that does not know. */
export function usePlayer(element: RefObject<HTMLVideoElement | null>, seconds: number): Player {
  const [state, setState] = useState({ isPlaying: false, isMuted: false, now: 0, duration: seconds });
  const [hasCaptions, setHasCaptions] = useState(true);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const look = () =>
      setState({
        isPlaying: !video.paused && !video.ended,
        isMuted: video.muted || video.volume === 0,
        now: video.currentTime,
        duration: Number.isFinite(video.duration) ? video.duration : seconds,
      });
    const events = ["play", "pause", "ended", "timeupdate", "seeked", "volumechange", "loadedmetadata"];
    for (const event of events) video.addEventListener(event, look);
    const lookAtScreen = () => setFull(document.fullscreenElement?.contains(video) ?? false);
    document.addEventListener("fullscreenchange", lookAtScreen);
    return () => {
      for (const event of events) video.removeEventListener(event, look);
      document.removeEventListener("fullscreenchange", lookAtScreen);
    };
  }, [element, seconds]);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const show = () => {
      for (const track of video.textTracks) track.mode = hasCaptions ? "showing" : "hidden";
    };
    show();
    // The captions come a moment after the film.
    video.textTracks.addEventListener("addtrack", show);
    return () => video.textTracks.removeEventListener("addtrack", show);
  }, [element, hasCaptions]);

  const seek = (to: number) => {
    const video = element.current;
    if (!video) return;
    const now = Math.min(Math.max(0, to), state.duration);
    video.currentTime = now;
    // At once: the line of time must not go back under the hand that moves it.
    setState((was) => ({ ...was, now }));
  };
  return {
    ...state,
    hasCaptions,
    isFull,
    toggle() {
      const video = element.current;
      // A browser may refuse: then it stays as it is, and says so.
      if (video?.paused) void video.play().catch((error: unknown) => console.warn("The film does not play.", error));
      else video?.pause();
    },
    seek,
    skip: (by) => seek((element.current?.currentTime ?? 0) + by * step),
    mute() {
      const video = element.current;
      if (video) video.muted = !video.muted;
    },
    louder(by) {
      const video = element.current;
      if (!video) return;
      video.muted = false;
      video.volume = Math.min(1, Math.max(0, video.volume + by * volumeStep));
    },
    toggleCaptions: () => setHasCaptions((had) => !had),
    toggleFull() {
      // With its controls: the frame around both.
      const frame = element.current?.parentElement;
      const asked = document.fullscreenElement ? document.exitFullscreen() : frame?.requestFullscreen();
      asked?.catch((error: unknown) => console.warn("The film does not fill the screen.", error));
    },
  };
}

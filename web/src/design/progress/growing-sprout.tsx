import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import styles from "./growing-sprout.module.css";
import still from "./growing-sprout.svg";
import moving from "./growing-sprout.webm";

/**
 * A sprout that grows while something is being written: decoration beside the words that say so. `rate` is the speed it plays
 * at, 1 as it was drawn. For people who want less motion it stands still.
 */
export function GrowingSprout({ rate = 1 }: { rate?: number }) {
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)", undefined, { getInitialValueInEffect: false });
  return (
    <span className={styles.frame} aria-hidden="true">
      {calm ? <img className={styles.sprout} src={still} alt="" /> : <Video rate={rate} />}
    </span>
  );
}

function Video({ rate }: { rate: number }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!video.current) return;
    video.current.defaultPlaybackRate = rate;
    video.current.playbackRate = rate;
  }, [rate]);
  return (
    <video
      ref={video}
      className={styles.sprout}
      src={moving}
      poster={still}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
    />
  );
}

import { Skeleton } from "@mantine/core";
import "@mantine/core/styles/Skeleton.layer.css";

interface SkeletonLinesProps {
  lines?: number;
  /** Pixels. */
  height?: number;
}

/** Text in waiting; the last line is shorter. */
export function SkeletonLines({ lines = 3, height = 10 }: SkeletonLinesProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
          key={index}
          height={height}
          mt={index === 0 ? 0 : 12}
          width={lines > 1 && index === lines - 1 ? "60%" : "100%"}
        />
      ))}
    </div>
  );
}

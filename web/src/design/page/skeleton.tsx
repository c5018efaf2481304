import "@mantine/core/styles/Skeleton.layer.css";
import type { CSSProperties } from "react";

interface SkeletonProps {
  /** Pixels. */
  height: number;
  width?: number | string;
  radius?: "lg";
  /** Pixels above it. */
  mt?: number;
}

/** A part of a page in waiting, as Mantine draws it. */
export function Skeleton({ height, width, radius, mt }: SkeletonProps) {
  const style = {
    "--skeleton-height": remOf(height),
    "--skeleton-width": typeof width === "number" ? remOf(width) : width,
    "--skeleton-radius": radius && `var(--mantine-radius-${radius})`,
    marginTop: mt && remOf(mt),
  } as CSSProperties;
  return <div className="m_18320242 mantine-Skeleton-root" data-visible="true" data-animate="true" style={style} />;
}

const remOf = (pixels: number) => `calc(${pixels / 16}rem * var(--mantine-scale))`;

import type { CSSProperties } from "react";

/** The ring of something at work, as Mantine draws it. It says nothing to those who cannot see it. */
export function Loader({ size, color }: { size: string; color: string }) {
  const style = { "--loader-size": size, "--loader-color": color } as CSSProperties;
  return <span className="m_b34414df m_5ae2e3c mantine-Loader-root" style={style} />;
}

import type { ReactNode } from "react";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { useSettings } from "../use-settings.tsx";

interface ByProviderProps {
  /** What to draw when people sign in at an external identity provider of this name. */
  external: (provider: string) => ReactNode;
  /** What to draw for the embedded one. */
  children: ReactNode;
}

/** Draws what fits where people sign in. A server that does not say where is taken for one with the embedded provider. */
export function ByProvider({ external, children }: ByProviderProps) {
  const { data, isPending } = useSettings();
  if (isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading">
        <SkeletonLines lines={5} height={20} />
      </div>
    );
  }
  return data?.externalProvider ? external(data.externalProvider) : children;
}

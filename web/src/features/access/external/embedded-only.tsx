import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ByProvider } from "./by-provider.tsx";

/** A page about passwords or codes of Seedbed's own; where an external identity provider keeps them, it leads to login. */
export function EmbeddedOnly({ children }: { children: ReactNode }) {
  return <ByProvider external={() => <Navigate to="/login" replace />}>{children}</ByProvider>;
}

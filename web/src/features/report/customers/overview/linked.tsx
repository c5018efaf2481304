import type { ReactNode } from "react";
import { useLinkedItem } from "../../plain/use-linked-item.ts";

/** A part of a profile that an address can lead to by `#name`. */
export function Linked({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { className: linkedClass, ...linked } = useLinkedItem(name);
  return (
    <div className={className ? `${linkedClass} ${className}` : linkedClass} {...linked}>
      {children}
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { asksWhoOneIs, imageAt } from "../../../transport/image.ts";
import { imageKey } from "../../../transport/query-keys.ts";

/** What an `img` can show of an address: null while it is on its way, undefined when there is nothing to show. */
export function useImageSource(url: string | null): string | null | undefined {
  const isAsked = url !== null && asksWhoOneIs(url);
  const { data, isError } = useQuery({
    queryKey: imageKey(url ?? ""),
    queryFn: ({ signal }) => imageAt(url ?? "", signal),
    enabled: isAsked,
    // The address of another image is another one.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setSource(made);
    return () => {
      setSource(null);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  if (!isAsked) return url ?? undefined;
  return isError ? undefined : source;
}

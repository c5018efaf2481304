import { useQuery } from "@tanstack/react-query";
import { fetchBlob } from "../../../transport/files/fetch-blob.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import { useAddressOf } from "./use-address-of.ts";

interface ShownImage {
  /** What an `img` shows; null while there is nothing to show. */
  address: string | null;
  /** Whether it is a drawing: models make no SVG. */
  isDrawing: boolean;
}

/** The image at a concept's address, fetched as the person; another address is another image. `hasFailed`: it cannot be had. */
export function useConceptImage(conceptId: string, url: string | null): ShownImage & { hasFailed: boolean } {
  const name = url?.split("?v=")[1];
  const { data, isError } = useQuery({
    queryKey: reportKeys.image(conceptId, url),
    queryFn: ({ signal }) =>
      fetchBlob("GET v2/concept/{id}/image", { params: { id: conceptId }, query: { v: name }, signal }),
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useAddressOf(data);
  return { address, isDrawing: data?.type.startsWith("image/svg") ?? false, hasFailed: isError };
}

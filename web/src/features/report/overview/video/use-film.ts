import { useQuery } from "@tanstack/react-query";
import { fetchBlob } from "../../../../transport/files/fetch-blob.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { useAddressOf } from "../use-address-of.ts";

const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 };

/** A film and its captions, fetched as the person; addresses for as long as they are shown. */
export function useFilm(conceptId: string, uuid: string) {
  const params = { id: conceptId };
  const film = useQuery({
    ...kept,
    queryKey: reportKeys.film(uuid, "file"),
    queryFn: ({ signal }) => fetchBlob("GET v2/concept/{id}/video/file", { params, query: { v: uuid }, signal }),
  });
  const captions = useQuery({
    ...kept,
    queryKey: reportKeys.film(uuid, "captions"),
    queryFn: ({ signal }) => fetchBlob("GET v2/concept/{id}/video/captions", { params, signal }),
  });
  return {
    content: film.data,
    film: useAddressOf(film.data),
    captions: useAddressOf(captions.data),
    hasFailed: film.isError || captions.isError,
    refetch: () => void Promise.all([film.refetch(), captions.refetch()]),
  };
}

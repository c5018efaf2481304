import { useMatch, useRouter, useSearch } from "@tanstack/react-router";
import { incubateSearch } from "../incubate-search.ts";

const withoutSlash = (path: string) => path.replace(/\/+$/, "");

/**
 * Whether the page that asks is still the one the address names. It is not once a person has clicked on a link, although the
 * page is shown until the next one is there: what ends meanwhile must lead nowhere.
 */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const { seed } = incubateSearch(useSearch({ strict: false }));
  return () => {
    const now = router.latestLocation;
    const isSamePage = withoutSlash(now.pathname) === withoutSlash(pathname);
    return isSamePage && incubateSearch(now.search).seed === seed;
  };
}

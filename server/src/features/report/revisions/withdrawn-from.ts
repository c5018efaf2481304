import type { Rests } from "./cited-sources.ts";
import type { StoredVerdict, Verdicts, Withdrawn } from "./withdrawn.ts";

/** What of these verdicts a content rests on: what it cites, and what it says word for word, be it a statement or a conclusion. */
export function withdrawnFrom({ citations, said }: Rests, { rejected, wrong }: Verdicts): Withdrawn[] {
  const sources = [...citations].flatMap(([uuid, { title, items }]): Withdrawn[] => {
    const verdict = rejected.get(uuid);
    return verdict ? [{ kind: "source", uuid, what: title, items, ...told(verdict) }] : [];
  });
  const claims = [...wrong].flatMap(([what, { item, ...verdict }]): Withdrawn[] => {
    const items = said.get(what);
    return items ? [{ kind: "claim", uuid: item, what, items: [...items], ...told(verdict) }] : [];
  });
  return [...sources, ...claims];
}

const told = ({ userId, at, reason }: StoredVerdict) => ({ by: userId, at: at.toISOString(), reason });

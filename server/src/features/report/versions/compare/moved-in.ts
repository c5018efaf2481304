/** What has another place in a list: the fewest things that have to be moved to come from one order to the other. */
export function movedIn(before: readonly string[], after: readonly string[]): string[] {
  const both = after.filter((id) => before.includes(id));
  const places = both.map((id) => before.indexOf(id));
  // The longest run of things that still stand in their old order, ending at each.
  const lengths: number[] = [];
  const previous: number[] = [];
  for (const [at, place] of places.entries()) {
    let best = -1;
    for (let one = 0; one < at; one += 1)
      if ((places[one] ?? 0) < place && (lengths[one] ?? 0) > (best < 0 ? 0 : (lengths[best] ?? 0))) best = one;
    lengths.push(best < 0 ? 1 : (lengths[best] ?? 0) + 1);
    previous.push(best);
  }
  const stays = new Set<number>();
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = previous[at] ?? -1) stays.add(at);
  return both.filter((_, at) => !stays.has(at));
}

/* Days and months are those of UTC. */

export function monthStart(now: number, later = 0): Date {
  const day = new Date(now);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + later, 1));
}

export function dayStart(now: number, later = 0): Date {
  const day = new Date(now);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + later));
}

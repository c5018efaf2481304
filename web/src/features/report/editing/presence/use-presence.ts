import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useEffect, useEffectEvent, useState } from "react";
import { afterPaint } from "../../../../transport/after-paint.ts";
import { call } from "../../../../transport/call.ts";
import { useEvent } from "../../../../transport/events.ts";
import { currentSession } from "../../../../transport/session.ts";
import type { Desk } from "../saving/desk.ts";
import { useDeskState } from "../saving/use-desk.ts";

/** Milliseconds between two words of a person that they are still there; the server forgets them after 45 s. */
const beat = 20_000;

/** Tells where the person is in the report while the page is seen, and keeps who else is there. */
export function usePresence(desk: Desk, conceptUuid: string): void {
  const { conceptId } = desk;
  const field = useDeskState(desk, (state) => state.open);
  const shown = useDeskState(desk, (state) => state.shown[0] ?? null);
  const section = field === null ? shown : (field.split(" ")[0] as ReportSection);

  /** For each word on its way: who was told of meanwhile, of whom its answer may know less. */
  const [underWay] = useState(() => new Set<Set<string>>());

  const say = useEffectEvent(async () => {
    if (document.hidden || section === null || currentSession() === null) return;
    const toldOf = new Set<string>();
    underWay.add(toldOf);
    try {
      const { others } = await call("PUT v2/concept/{id}/report/presence", {
        params: { id: conceptId },
        body: { section, field },
      });
      const known = others.filter(({ uuid }) => !toldOf.has(uuid));
      desk.set({ people: [...known, ...desk.read().people.filter(({ uuid }) => toldOf.has(uuid))] });
    } catch {
      // Nobody misses one word; the next one comes in a moment.
    } finally {
      underWay.delete(toldOf);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said again when the person goes somewhere else
  useEffect(() => {
    let isGone = false;
    const sayNow = () => {
      if (!isGone) void say();
    };
    void afterPaint().then(sayNow);
    const timer = setInterval(sayNow, beat);
    document.addEventListener("visibilitychange", sayNow);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", sayNow);
    };
  }, [conceptId, section, field]);

  useEffect(() => {
    const leave = () => {
      if (currentSession() === null) return;
      call("PUT v2/concept/{id}/report/presence", { params: { id: conceptId }, body: { section: null } }).catch(() => {
        // The server forgets them by itself.
      });
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [conceptId]);

  useEvent("concept.report.presence.account", ({ conceptUuid: told, person }) => {
    if (told !== conceptUuid || person.uuid === currentSession()?.user.uuid) return;
    for (const toldOf of underWay) toldOf.add(person.uuid);
    const { section: there } = person;
    const others = desk.read().people.filter(({ uuid }) => uuid !== person.uuid);
    desk.set({ people: there === null ? others : [...others, { ...person, section: there }] });
  });
}

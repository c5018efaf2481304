import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import { useLayoutEffect, useState } from "react";
import { targetOf } from "./targets.ts";

/** An edit and its number as it is shown. */
export interface Numbered {
  uuid: string;
  number: number;
  title: string;
}

/** Something on the page that edits touch, and where their marks are drawn in it. */
export interface MarkedPlace {
  host: HTMLElement;
  edits: readonly Numbered[];
}

const nothing: readonly MarkedPlace[] = [];

/** Where the edits stand on the page as it is shown now: its tabs, lists and fields change below. */
export function usePlaces(edits: readonly Edit[]): readonly MarkedPlace[] {
  const [places, setPlaces] = useState(nothing);
  useLayoutEffect(() => {
    const page = document.getElementById("content");
    if (!page || edits.length === 0) return;
    const hosts = new Map<HTMLElement, HTMLElement>();
    let frame = 0;
    const look = () => {
      frame = 0;
      const found = touched(edits);
      for (const [target, host] of hosts) if (!found.has(target)) release(target, host, hosts);
      for (const target of found.keys()) mark(target, hosts);
      const next = [...found].flatMap(([target, numbered]) => {
        const host = hosts.get(target);
        return host ? [{ host, edits: numbered }] : [];
      });
      setPlaces((before) => (isSame(before, next) ? before : next));
    };
    look();
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(look);
    });
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ["id", "data-place", "hidden"] });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      for (const [target, host] of hosts) release(target, host, hosts);
      setPlaces(nothing);
    };
  }, [edits]);
  return places;
}

function touched(edits: readonly Edit[]): Map<HTMLElement, Numbered[]> {
  const found = new Map<HTMLElement, Numbered[]>();
  for (const [index, edit] of edits.entries()) {
    const targets = new Set(edit.changes.map((change) => targetOf(edit, change)));
    for (const target of targets) {
      if (!target) continue;
      const numbered = { uuid: edit.uuid, number: index + 1, title: edit.title };
      found.set(target, [...(found.get(target) ?? []), numbered]);
    }
  }
  return found;
}

function mark(target: HTMLElement, hosts: Map<HTMLElement, HTMLElement>): void {
  const host = hosts.get(target) ?? document.createElement("span");
  hosts.set(target, host);
  // What is drawn anew loses what is not its own.
  if (host.parentElement !== target) target.append(host);
  host.dataset.editMarks = "";
  // Beside its heading, where it begins with one; else over its edge.
  target.dataset.touched = target.querySelector(":is(h2, h3, h4, .eyebrow):not([data-place] *)") ? "headed" : "";
  if (getComputedStyle(target).position === "static") target.style.position = "relative";
}

function release(target: HTMLElement, host: HTMLElement, hosts: Map<HTMLElement, HTMLElement>): void {
  host.remove();
  delete target.dataset.touched;
  target.style.removeProperty("position");
  hosts.delete(target);
}

const isSame = (one: readonly MarkedPlace[], other: readonly MarkedPlace[]) =>
  one.length === other.length &&
  one.every(({ host, edits }, index) => {
    const that = other[index];
    return host === that?.host && JSON.stringify(edits) === JSON.stringify(that.edits);
  });

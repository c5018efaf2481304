import { currentSession } from "../session.ts";
import { isSealed, seal, unseal } from "./sealed-words.ts";

/** What somebody wrote, as one of their tabs keeps it. */
export interface KeptVersion {
  /** The tab. */
  by: string;
  /** Milliseconds since 1970. */
  at: number;
  value: unknown;
}

/** Where something is written: what the tabs of a person keep of it on this device. */
export interface KeptPlace {
  /** The newest first. */
  versions(): readonly KeptVersion[];
  /** Keeps what this tab has, sealed, in the place of what it had and of `instead`. False when the device has no room for it, or the session no key. */
  write(value: unknown, instead?: KeptVersion | null): boolean;
  /** Keeps what this tab has written earlier beside what has taken its place: it stays as old as it is. */
  keepBeside(own: KeptVersion): void;
  /** The server has this, or nobody wants it any more: what says the same goes. Without a value it is what this tab has. */
  forget(value?: unknown): void;
  /** Hears when something else is kept: by this tab (`isHere`), or another one. */
  subscribe(listener: (isHere: boolean) => void): () => void;
}

const all = "seedbed.kept.";
/** Versions are let go of when nobody came back for them. Milliseconds. */
const keptFor = 30 * 24 * 3_600_000;
/** Of one place: this tab's, and those of the tabs that wrote last. */
const versionsMax = 4;
const listeners = new Set<(isHere: boolean) => void>();
let isTidied = false;

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** This tab, also after a reload. */
export function thisTab(): string {
  try {
    const known = sessionStorage.getItem("seedbed.tab") ?? Math.random().toString(36).slice(2);
    sessionStorage.setItem("seedbed.tab", known);
    return known;
  } catch {
    return "tab";
  }
}

/** Names belong to a person in a company: nobody else who signs in here comes across them. */
const ownNames = () => `${all}${currentSession()?.user.uuid ?? "nobody"}.`;
const ownPrefix = () => `${ownNames()}${currentSession()?.account?.uuid ?? "none"}.`;

export function keptPlace(feature: string, key: string): KeptPlace {
  const name = `${ownPrefix()}${feature}.${key}`;
  const versions = () => readVersions(name);
  const put = (next: readonly KeptVersion[]) => {
    const isKept = putVersions(name, next);
    for (const listener of [...listeners]) listener(true);
    return isKept;
  };
  return {
    versions,
    write(value, instead = null) {
      if (!currentSession()?.keptKey) return false;
      tidyOnce();
      const tab = thisTab();
      const others = versions().filter(({ by, at }) => by !== tab && !(by === instead?.by && at === instead.at));
      return put([{ by: tab, at: Date.now(), value }, ...others].slice(0, versionsMax));
    },
    keepBeside(own) {
      const others = versions().filter(({ by }) => by !== own.by);
      put([own, ...others].sort((one, other) => other.at - one.at).slice(0, versionsMax));
    },
    forget(value) {
      const before = versions();
      const said = value ?? before.find(({ by }) => by === thisTab())?.value;
      const left = before.filter((each) => !isSameValue(each.value, said));
      if (left.length < before.length) put(left);
    },
    subscribe(listener) {
      const hear = ({ key: changed }: StorageEvent) => {
        if (changed === name || changed === null) listener(false);
      };
      listeners.add(listener);
      addEventListener("storage", hear);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", hear);
      };
    },
  };
}

function readVersions(name: string): KeptVersion[] {
  try {
    const kept = contentOf(localStorage.getItem(name) ?? "");
    const read: unknown = JSON.parse((isSealed(kept) ? unseal(kept, name) : kept) || "[]");
    return Array.isArray(read) ? read.filter((each): each is KeptVersion => typeof each?.at === "number") : [];
  } catch {
    return [];
  }
}

function putVersions(name: string, versions: readonly KeptVersion[]): boolean {
  try {
    if (versions.length === 0) localStorage.removeItem(name);
    else {
      const sealed = seal(JSON.stringify(versions), name);
      if (sealed === null) return false;
      localStorage.setItem(name, `${Math.max(...versions.map(({ at }) => at))} ${sealed}`);
    }
    return true;
  } catch (error) {
    console.warn(`${name} could not be kept.`, error);
    return false;
  }
}

/** An entry says when it was last written, for those who cannot read it; those from before words were sealed do not. */
const contentOf = (entry: string) => entry.replace(/^\d+ /, "");

const namesUnder = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
};

const isYoung = ({ at }: { at: number }) => Date.now() - at < keptFor;

function tidyOnce(): void {
  if (isTidied) return;
  isTidied = true;
  for (const name of namesUnder(all)) {
    const entry = localStorage.getItem(name) ?? "";
    const versions = readVersions(name);
    const young = versions.filter(isYoung);
    if (!name.startsWith(ownNames())) {
      // Sealed by somebody else it cannot be read, but says when it was written.
      if (!isYoung({ at: Number.parseInt(entry, 10) }) && young.length === 0) localStorage.removeItem(name);
    } else if (young.length < versions.length || versions.length === 0 || !isSealed(contentOf(entry)))
      putVersions(name, young);
  }
}

/** The rest of the keys of a feature, after what they begin with, under which this person keeps something. */
export function keptUnder(feature: string, begins: string): string[] {
  const prefix = `${ownPrefix()}${feature}.${begins}`;
  return namesUnder(prefix).map((name) => name.slice(prefix.length));
}

/** Forgets all that the person who signs out keeps on this device. */
export function forgetKeptWords(): void {
  for (const name of namesUnder(ownNames())) putVersions(name, []);
}

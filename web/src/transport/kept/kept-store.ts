import { currentSession } from "../session.ts";

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
  /** Keeps what this tab has, in the place of what it had and of `instead`. False when the device has no room for it. */
  write(value: unknown, instead?: KeptVersion | null): boolean;
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
function ownPrefix(): string {
  const session = currentSession();
  return `${all}${session?.user.uuid ?? "nobody"}.${session?.account?.uuid ?? "none"}.`;
}

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
      tidyOnce();
      const tab = thisTab();
      const others = versions().filter(({ by, at }) => by !== tab && !(by === instead?.by && at === instead.at));
      return put([{ by: tab, at: Date.now(), value }, ...others].slice(0, versionsMax));
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
    const read: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(read) ? read.filter((each): each is KeptVersion => typeof each?.at === "number") : [];
  } catch {
    return [];
  }
}

function putVersions(name: string, versions: readonly KeptVersion[]): boolean {
  try {
    if (versions.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(versions));
    return true;
  } catch (error) {
    console.warn(`${name} could not be kept.`, error);
    return false;
  }
}

const namesUnder = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
};

function tidyOnce(): void {
  if (isTidied) return;
  isTidied = true;
  for (const name of namesUnder(all)) {
    const versions = readVersions(name);
    const young = versions.filter(({ at }) => Date.now() - at < keptFor);
    if (young.length < versions.length || versions.length === 0) putVersions(name, young);
  }
}

/** The rest of the keys of a feature, after what they begin with, under which this person keeps something. */
export function keptUnder(feature: string, begins: string): string[] {
  const prefix = `${ownPrefix()}${feature}.${begins}`;
  return namesUnder(prefix).map((name) => name.slice(prefix.length));
}

/** Forgets all that the person who signs out keeps on this device. */
export function forgetKeptWords(): void {
  for (const name of namesUnder(`${all}${currentSession()?.user.uuid ?? "nobody"}.`)) putVersions(name, []);
}

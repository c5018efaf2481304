type Sealing = Pick<typeof import("./sealed-words.ts"), "seal" | "unseal">;

const load = (): Promise<Sealing> => import("./sealed-words.ts");
const isSomethingKept = () => Object.values({ ...sessionStorage }).some((text) => String(text).startsWith("sealed:"));

// The cipher is no part of a first load: it is there before the page where this tab has kept something, and otherwise once something is to be kept.
let sealing: Sealing | null = isSomethingKept() ? await load() : null;
/** What waits for the cipher. */
const waiting = new Map<string, string>();

/** Texts in this tab's storage, sealed under their names. */
export const tabSealing = {
  /** Null for nothing, and for what another person has sealed. */
  read: (name: string): string | null =>
    waiting.get(name) ?? sealing?.unseal(sessionStorage.getItem(name) ?? "", name) ?? null,

  /** Null forgets it. A storage that is full or closed is only warned about. */
  write(name: string, text: string | null): void {
    waiting.delete(name);
    try {
      const sealed = text === null ? null : sealing?.seal(text, name);
      if (sealed) sessionStorage.setItem(name, sealed);
      else sessionStorage.removeItem(name);
    } catch (error) {
      console.warn(`${name} could not be kept.`, error);
    }
    if (text === null || sealing) return;
    waiting.set(name, text);
    void load().then((loaded) => {
      sealing = loaded;
      for (const [each, late] of [...waiting]) tabSealing.write(each, late);
    });
  },

  forget(begins: string): void {
    for (const name of [...waiting.keys(), ...Object.keys(sessionStorage)])
      if (name.startsWith(begins)) tabSealing.write(name, null);
  },
};

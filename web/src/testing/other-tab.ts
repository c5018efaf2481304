import { seal, unseal } from "../transport/kept/sealed-words.ts";

interface Version {
  by: string;
  at: number;
  value: unknown;
}

/** Another tab of the same browser: what it keeps reaches this one as browsers tell it. */
export function otherTab() {
  const frame = document.createElement("iframe");
  frame.srcdoc = "";
  document.body.append(frame);
  const storage = frame.contentWindow?.localStorage;
  if (!storage) throw new Error("There is no other tab.");
  const nameOf = (ending: string) => {
    const name = Object.keys(localStorage).find((each) => each.startsWith("seedbed.kept.") && each.endsWith(ending));
    if (!name) throw new Error(`Nothing is kept at ${ending}.`);
    return name;
  };
  const read = (name: string): Version[] =>
    JSON.parse(unseal((localStorage.getItem(name) ?? "").replace(/^\d+ /, ""), name) ?? "[]");
  const keep = (name: string, versions: Version[]) =>
    storage.setItem(name, `${versions[0]?.at} ${seal(JSON.stringify(versions), name)}`);
  const made = (value: unknown) => ({ by: "another tab", at: Date.now() + 1, value });
  return {
    storage,
    /** Keeps something made of what is kept at a place already. */
    writes(ending: string, make: (value: unknown) => unknown): void {
      const name = nameOf(ending);
      const versions = read(name);
      keep(name, [made(make(versions[0]?.value)), ...versions]);
    },
    /** Opened what was kept at a place, and has written on in it. */
    writesOn(ending: string, make: (value: unknown) => unknown): void {
      const name = nameOf(ending);
      const [first, ...others] = read(name);
      keep(name, [made(make(first?.value)), ...others]);
    },
    /** What is kept at a place, the newest first. */
    finds: (ending: string): unknown[] => read(nameOf(ending)).map(({ value }) => value),
    /** The server has what is kept at a place. */
    sends: (ending: string): void => storage.removeItem(nameOf(ending)),
  };
}

/** Closes the tab, so that only what is kept on the device is left of what it knew. */
export const closeTab = (): void => sessionStorage.clear();

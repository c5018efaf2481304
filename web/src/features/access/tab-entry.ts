/** A text that outlives a reload of this tab, and nothing more. A storage that is full or closed is only warned about. */
export interface TabEntry {
  /** Null when nothing is kept. */
  read(): string | null;
  write(text: string): void;
  forget(): void;
}

export function tabEntry(name: string): TabEntry {
  const attempt = <Result>(work: () => Result): Result | null => {
    try {
      return work();
    } catch (error) {
      console.warn(`${name} cannot be kept in this tab.`, error);
      return null;
    }
  };
  return {
    read: () => attempt(() => sessionStorage.getItem(name)),
    write: (text) => attempt(() => sessionStorage.setItem(name, text)),
    forget: () => attempt(() => sessionStorage.removeItem(name)),
  };
}

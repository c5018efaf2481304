import { type CallForm, sameForm, strictestForm } from "./call-form.ts";

/** Keeps the form that a model takes, for all servers of one database and over restarts. */
export interface FormStore {
  read(model: ModelAddress): Promise<CallForm | undefined>;
  write(model: ModelAddress, form: CallForm): Promise<void>;
}

/** The same model may take other forms at another address. */
export interface ModelAddress {
  model: string;
  address: string;
}

/** What is known of the form that one model takes. A store that fails is as one that knows nothing: no call fails by it. */
export interface FormMemory {
  /** The form to begin with. */
  current(): Promise<CallForm>;
  /** A form that another server has found meanwhile. */
  foundElsewhere(): Promise<CallForm | undefined>;
  /** What a server has said that it does not take, to begin without it next time. */
  learned(form: CallForm): void;
  /** A form in which an answer has come. */
  found(form: CallForm): Promise<void>;
}

/** The doctor may have found since that a newer server takes a stricter form. */
const lifetimeMs = 5 * 60_000;

/** @param clock milliseconds of a clock that only goes forward */
export function createFormMemory(
  store: FormStore | undefined,
  model: ModelAddress,
  clock = () => performance.now(),
): FormMemory {
  let known: CallForm | undefined;
  let kept: CallForm | undefined;
  let reading: { begun: number; form: Promise<CallForm | undefined> } | undefined;

  async function read(): Promise<CallForm | undefined> {
    const before = kept;
    kept = await store?.read(model).catch(() => before);
    if (kept !== undefined && (before === undefined || !sameForm(before, kept))) known = kept;
    return kept;
  }

  return {
    async current() {
      if (reading === undefined || clock() - reading.begun > lifetimeMs) reading = { begun: clock(), form: read() };
      await reading.form;
      known ??= strictestForm;
      return known;
    },
    foundElsewhere: read,
    learned(form) {
      known = form;
    },
    async found(form) {
      known = form;
      if (kept !== undefined && sameForm(kept, form)) return;
      kept = form;
      await store?.write(model, form).catch(() => undefined);
    },
  };
}

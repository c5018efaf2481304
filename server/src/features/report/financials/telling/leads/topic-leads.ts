import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";

/** How a sentence begins that quotes what was told about each topic as `{said}`, and goes on with what to do about it. */
export type Leads = Readonly<Record<Topic, readonly string[]>>;

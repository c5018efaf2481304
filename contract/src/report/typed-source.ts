import { z } from "zod";
import { textUpTo } from "../plain-text.ts";
import { Source } from "./source.ts";

/** A source as a person names it. One that stands already may be sent as it is; it stays what it was. */
export const TypedSource = Source.partial().extend({
  title: Source.shape.title,
  url: textUpTo(2048)
    .pipe(z.url({ protocol: /^https?$/ }))
    .nullish(),
});
export type TypedSource = z.infer<typeof TypedSource>;

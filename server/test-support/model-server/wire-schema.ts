/** A JSON schema as it came over the wire. */
export type WireSchema = { [keyword: string]: unknown };

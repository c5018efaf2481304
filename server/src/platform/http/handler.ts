import type {
  HandlerAnswer,
  HandlerBody,
  HandlerQuery,
  ParametersOf,
  Route,
  RouteKey,
  Routes,
} from "@seedbed/contract/route";
import type { ActorFor } from "./actor.ts";
import type { UploadedFile } from "./uploaded-file.ts";

/** A validated call, ready for an operation. */
export interface Call<Key extends string, R extends Route> {
  params: ParametersOf<Key>;
  query: HandlerQuery<R>;
  body: HandlerBody<R>;
  /** What came with the call, where the route takes a file. */
  file: UploadedFile | undefined;
  actor: ActorFor<R["access"]>;
  requestId: string;
  /** Network address the call came from. */
  clientAddress: string;
  /** The other end of the connection, and what the call says of whom it comes from (`X-Forwarded-For`; empty for nothing). */
  peer: { address: string; forwardedFor: string };
  /** Value of `If-Match`, without quotes. */
  ifMatch: string | undefined;
  /** Sets the `ETag` of the answer. */
  setEtag(tag: string): void;
}

/** One handler for each route, exhaustively: a route without a handler does not compile. */
export type Handlers<R extends Routes> = {
  [Key in keyof R & RouteKey]: (call: Call<Key, R[Key]>) => Promise<HandlerAnswer<R[Key]>>;
};

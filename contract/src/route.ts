import type { z } from "zod";
import type { TokenScope } from "./access/token-scopes.ts";
import type { DeclaredErrorCode } from "./error-codes.ts";

/**
 * Who may call a route. `public`: anybody. `signed-in`: a verified user, with or without a company.
 * `member`: a user of a company. `admin`: an admin of a company.
 */
export type RouteAccess = "public" | "signed-in" | "member" | "admin";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `METHOD path`, the path relative to `/api/` with `{name}` for its parameters. */
export type RouteKey = `${HttpMethod} ${string}`;

/** What is heavy work: a few of each kind are done at a time. */
export type HeavyWork = "search" | "comparison" | "document";

export interface HeavyCall {
  work: HeavyWork;
  /** Only with this field in the query. */
  with?: string;
}

export interface Route {
  summary: string;
  access: RouteAccess;
  /** The scope that a personal access token needs, or that none is good enough, where that does not follow from the rest (`tokenScopeOf`). */
  tokens?: TokenScope | "never";
  /** True for what somebody may do who has yet to set up the second factor that their company asks for. */
  beforeSecondFactor?: true;
  /** Status of a successful answer. */
  status: 200 | 201 | 202 | 204;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * Bytes of a file that may come with the call, at most. The call is then a form (`multipart/form-data`) with the body as JSON in its part `fields` and the
   * file in its part `file`; without a file it may be JSON as any other.
   */
  largestFile?: number;
  /** Absent for 204, for a file, for an image and for a film. */
  answer?: z.ZodType;
  /** Media type of a route that answers a file to keep instead of JSON; `application/octet-stream` for one that answers files of several kinds. */
  file?:
    | "text/csv"
    | "text/vtt"
    | "audio/wav"
    | "application/pdf"
    | "application/octet-stream"
    | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  /** True for a route that answers an image to show instead of JSON, with an `ETag`; it answers 304 to who has it already. */
  image?: true;
  /** True for a route that answers a film, whole (200) or the range of it that was asked for (206), with an `ETag`. */
  video?: true;
  /** True for calls that start expensive work: rate limited apart, and `Idempotency-Key` is honoured. */
  expensive?: boolean;
  /** True for calls that begin work of a model: refused while a cap for what that costs is used up. */
  asksModel?: boolean;
  /** Of a call that takes long, of the database or the processor: it waits for its turn among those of all companies. */
  heavy?: HeavyCall;
  /** Codes of failures beside those that any such route may answer. */
  errors?: readonly DeclaredErrorCode[];
}

/** A file: all of it, or made while it is sent. */
export interface FileContent {
  /** File name, in letters of any script. */
  name: string;
  content: AsyncIterable<string | Uint8Array> | Uint8Array;
  /** What it is, where that is not what its route says. */
  mediaType?: string;
}

/** An image to show. */
export interface ImageContent {
  mediaType: "image/svg+xml" | "image/png" | "image/jpeg" | "image/webp";
  /** The same for the same content, in plain ASCII without quotes. */
  tag: string;
  content: Uint8Array;
}

/** Of a film, from one byte to another, both of them with it. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A film to play. */
export interface VideoContent {
  /** File name, in letters of any script. */
  name: string;
  mediaType: "video/mp4" | "video/webm";
  /** The same for the same content, in plain ASCII without quotes. */
  tag: string;
  bytes: number;
  read(range: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

export type Routes = Record<RouteKey, Route>;

/** The names of a path's parameters: `"v2/concept/seed/{id}"` gives `"id"`. */
export type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

export type PathOf<Key extends string> = Key extends `${HttpMethod} ${infer Path}` ? Path : never;

export type ParametersOf<Key extends string> = { [Name in ParameterNames<PathOf<Key>>]: string };

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a caller sends and gets. */
export type CallerQuery<R extends Route> = Input<R["query"]>;
export type CallerBody<R extends Route> = Input<R["body"]>;
export type CallerAnswer<R extends Route> = R["file"] extends string
  ? R["file"] extends `text/${string}`
    ? string
    : Blob
  : R["image"] extends true
    ? Blob
    : R["video"] extends true
      ? Blob
      : Output<R["answer"]>;
/** What a handler gets and returns. */
export type HandlerQuery<R extends Route> = Output<R["query"]>;
export type HandlerBody<R extends Route> = Output<R["body"]>;
export type HandlerAnswer<R extends Route> = R["file"] extends string
  ? FileContent
  : R["image"] extends true
    ? ImageContent
    : R["video"] extends true
      ? VideoContent
      : R["answer"] extends z.ZodType
        ? z.input<R["answer"]>
        : undefined;

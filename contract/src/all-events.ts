import type { z } from "zod";
import { editingEvents, editingRequests } from "./ai-editing/events.ts";
import { conceptEvents } from "./concepts/events.ts";
import { conversationEvents, conversationRequests } from "./conversations/events.ts";
import { incubationEvents, incubationRequests } from "./incubation/events.ts";
import { documentEvents } from "./report/documents/events.ts";
import { reportEvents } from "./report/editing/events.ts";
import { proposalEvents } from "./report/proposals/events.ts";
import { researchEvents } from "./report/research/events.ts";
import { versionEvents } from "./report/versions/events.ts";
import { videoEvents } from "./report/video/events.ts";

/** Every event the server sends, by name. */
export const serverEvents = {
  ...conceptEvents,
  ...incubationEvents,
  ...reportEvents,
  ...documentEvents,
  ...proposalEvents,
  ...researchEvents,
  ...editingEvents,
  ...versionEvents,
  ...videoEvents,
  ...conversationEvents,
};
export type ServerEvents = { [Name in keyof typeof serverEvents]: z.output<(typeof serverEvents)[Name]> };

/** Every message the browser sends, by name (besides `resume`). */
export const clientRequests = { ...incubationRequests, ...editingRequests, ...conversationRequests };
export type ClientRequests = { [Name in keyof typeof clientRequests]: z.output<(typeof clientRequests)[Name]> };

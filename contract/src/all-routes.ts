import { companyLogoRoutes } from "./access/company-logo.ts";
import { companySuggestRoutes } from "./access/company-suggest.ts";
import { doctorRoutes } from "./access/doctor.ts";
import { invitationRoutes } from "./access/invitations.ts";
import { mailRoutes } from "./access/mails.ts";
import { memberRoutes } from "./access/members.ts";
import { accessRoutes } from "./access/routes.ts";
import { secondFactorRoutes } from "./access/second-factor.ts";
import { securityEventRoutes } from "./access/security-events.ts";
import { sessionRoutes } from "./access/sessions.ts";
import { tokenRoutes } from "./access/tokens.ts";
import { aiEditingRoutes } from "./ai-editing/routes.ts";
import { bulkConceptRoutes } from "./concepts/bulk.ts";
import { conceptRoutes } from "./concepts/routes.ts";
import { similarIdeaRoutes } from "./concepts/similar.ts";
import { conversationRoutes } from "./conversations/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { incubationRoutes } from "./incubation/routes.ts";
import { nucleusRoutes } from "./nucleus/routes.ts";
import { realtimeRoutes } from "./realtime/routes.ts";
import { reportRoutes } from "./report/routes.ts";
import { spendingRoutes } from "./spending/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

/** Every route below `/api/`, by method and path: what servers validate, callers are typed by and tests walk over. */
export const allRoutes = {
  ...accessRoutes,
  ...invitationRoutes,
  ...memberRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...tokenRoutes,
  ...mailRoutes,
  ...securityEventRoutes,
  ...doctorRoutes,
  ...companyLogoRoutes,
  ...companySuggestRoutes,
  ...nucleusRoutes,
  ...realtimeRoutes,
  ...conceptRoutes,
  ...similarIdeaRoutes,
  ...bulkConceptRoutes,
  ...incubationRoutes,
  ...reportRoutes,
  ...aiEditingRoutes,
  ...conversationRoutes,
  ...dashboardRoutes,
  ...webhookRoutes,
  ...spendingRoutes,
};
export type AllRoutes = typeof allRoutes;

export const membersKey = ["members"] as const;
export const invitationsKey = ["invitations"] as const;
export const securityEventsKey = ["security-events"] as const;

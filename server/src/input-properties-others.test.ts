import { identityRoutes, missingRoutes, otherRoutes } from "#test-support/generated-input/other-routes.ts";
import { testRoutes } from "#test-support/generated-input/test-routes.ts";

testRoutes([...otherRoutes, ...missingRoutes, ...identityRoutes], {
  calls: 60,
  bySession: true,
  // The last two want a code from a mail.
  refusing: [
    ...missingRoutes.map(([key]) => key),
    "POST auth/email-otp/verify-email",
    "POST auth/email-otp/reset-password",
  ],
  recordedIn: ["security_events"],
});

import type { FieldErrors } from "../../design/use-form.ts";
import { CallFailed, listedPassword } from "../../transport/failure.ts";
import { identityProvider, session } from "../../transport/session.ts";
import type { PasswordChange } from "./password-errors.ts";

/** Changes the password at the identity provider; answers the messages of the refused fields, nothing when it worked. */
export async function changePassword(current: string, next: string): Promise<FieldErrors<PasswordChange> | undefined> {
  const refreshToken = session.current()?.refreshToken;
  if (!refreshToken) return { current: "Failed to update password. Please try again." };
  try {
    const replaced = await identityProvider.changePassword(refreshToken, current, next);
    // The provider may end this session with all others and hand out a new one.
    if (replaced) await session.begin(replaced);
    return undefined;
  } catch (error) {
    const code = error instanceof CallFailed ? error.providerCode : undefined;
    if (code === "INVALID_PASSWORD") return { current: "Current password is incorrect." };
    const listed = listedPassword(error);
    if (listed) return { next: listed };
    if (code?.startsWith("PASSWORD_")) return { next: "New password is too weak. Please choose a stronger password." };
    return { current: "Failed to update password. Please try again." };
  }
}

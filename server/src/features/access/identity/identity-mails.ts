import type { MailContent } from "../../../platform/mail/mail-content.ts";

export const codeLifetimeMinutes = 10;

/** A mail that brings a code: what kind it is, and what it says. */
interface CodeMail {
  kind: "verification-code" | "reset-code";
  content: MailContent;
}

/** The mail that brings a code, or null for a kind of code that this product never asks for. */
export function codeMail(purpose: string, code: string): CodeMail | null {
  if (purpose === "email-verification") {
    return {
      kind: "verification-code",
      content: {
        subject: `${code} is your Seedbed verification code`,
        parts: [
          { says: "Welcome to Seedbed." },
          { leadIn: "Your verification code is", code },
          {
            says: `Enter it on the page where you signed up. It works once and for ${codeLifetimeMinutes} minutes.`,
          },
          {
            says: "If you did not sign up, someone may have mistyped an address: ignore this mail, nothing happens without the code.",
          },
        ],
      },
    };
  }
  if (purpose === "forget-password") {
    return {
      kind: "reset-code",
      content: {
        subject: `${code} is your Seedbed password reset code`,
        parts: [
          { says: "Someone, probably you, asked to set a new password for this address at Seedbed." },
          { leadIn: "Your code is", code },
          {
            says: `It works once and for ${codeLifetimeMinutes} minutes. Setting a new password signs you out everywhere else.`,
          },
          { says: "If it was not you, ignore this mail: your password stays as it is." },
        ],
      },
    };
  }
  return null;
}

/** Tells an owner of an address that somebody signed up with it again; the page that was used does not say so. */
export function alreadyRegisteredMail(publicUrl: string): MailContent {
  return {
    subject: "You already have a Seedbed account",
    parts: [
      { says: "Someone, probably you, tried to sign up at Seedbed with this address. It already has an account." },
      {
        links: [
          { label: "Sign in", url: `${publicUrl}/login` },
          { label: "Forgot your password", url: `${publicUrl}/forgot-password` },
        ],
      },
      { says: "If it was not you, ignore this mail: nothing has changed." },
    ],
  };
}

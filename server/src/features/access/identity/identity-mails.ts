export const codeLifetimeMinutes = 10;

interface MailText {
  subject: string;
  text: string;
}

/** The mail that brings a code, or null for a kind of code that this product never asks for. */
export function codeMail(purpose: string, code: string): MailText | null {
  if (purpose === "email-verification") {
    return {
      subject: `${code} is your Seedbed verification code`,
      text: `Welcome to Seedbed.

Your verification code is ${code}

Enter it on the page where you signed up. It works once and for ${codeLifetimeMinutes} minutes.

If you did not sign up, someone may have mistyped an address: ignore this mail, nothing happens without the code.
`,
    };
  }
  if (purpose === "forget-password") {
    return {
      subject: `${code} is your Seedbed password reset code`,
      text: `Someone, probably you, asked to set a new password for this address at Seedbed.

Your code is ${code}

It works once and for ${codeLifetimeMinutes} minutes. Setting a new password signs you out everywhere else.

If it was not you, ignore this mail: your password stays as it is.
`,
    };
  }
  return null;
}

/** Tells an owner of an address that somebody signed up with it again; the page that was used does not say so. */
export function alreadyRegisteredMail(publicUrl: string): MailText {
  return {
    subject: "You already have a Seedbed account",
    text: `Someone, probably you, tried to sign up at Seedbed with this address. It already has an account.

Sign in: ${publicUrl}/login
Forgot your password: ${publicUrl}/forgot-password

If it was not you, ignore this mail: nothing has changed.
`,
  };
}

/**
 * The header in which a browser tells the identity provider a secret of its own, with the password of a sign-up or a sign-in and again with
 * the code from the mail: both came from one hand then, and the password stays.
 */
export const signUpSecretHeader = "x-sign-up-secret";

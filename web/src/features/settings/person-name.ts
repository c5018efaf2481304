/** What a person is called; the email of somebody without a name. */
export function personName({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return `${firstName} ${lastName}`.trim() || email;
}

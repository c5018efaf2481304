/** Somebody with a password of their own. */
export interface NewPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

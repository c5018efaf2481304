/** What a form waits for once somebody is signed in: the guard of the public pages leads on, and until it is gone nothing is sent again. */
export const ledOn = (): Promise<undefined> => new Promise(() => undefined);

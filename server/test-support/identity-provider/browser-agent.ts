/** What a browser does between the page of an application and its identity provider, without the browser. */
export interface BrowserAgent {
  /** Signs in at the provider as this person, beginning at its address for it; gives the address it leads back to, not yet opened. */
  signsIn(address: string, login: string): Promise<URL>;
  /** Opens an address of the application; gives where it leads on. */
  opens(address: URL | string): Promise<URL>;
}

/** An agent with cookies of its own. */
export function createBrowserAgent(): BrowserAgent {
  const cookies = new Map<string, string>();

  const request = async (address: URL, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(address, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const target = (response: Response, from: URL): URL | null => {
    const location = response.headers.get("location");
    return location === null ? null : new URL(location, from);
  };

  return {
    async signsIn(start, login) {
      const provider = new URL(start).origin;
      let at = new URL(start);
      for (let step = 0; step < 12; step += 1) {
        const response = await request(at);
        const next = target(response, at);
        if (next && next.origin !== provider) return next;
        if (next) {
          at = next;
          continue;
        }
        const page = await response.text();
        const form = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
        if (!form) throw new Error(`the provider showed no form: ${response.status} ${page.slice(0, 500)}`);
        const body = new URLSearchParams({ prompt: "login", login, password: "any" });
        at = target(await request(new URL(form, at), { method: "POST", body }), at) ?? at;
      }
      throw new Error("the provider leads in circles");
    },
    async opens(address) {
      const at = new URL(address);
      const next = target(await request(at), at);
      if (!next) throw new Error(`${at.pathname} leads nowhere`);
      return next;
    },
  };
}

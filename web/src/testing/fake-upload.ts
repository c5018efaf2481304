/** An upload that `fetch` answers, as far as files are sent with it: half of it is on its way at once, and all of it after that. */
export class FakeUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onloadend?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = "";
  #answered = new Headers();
  #asked = { method: "GET", url: "", headers: new Headers() };
  #isAborted = false;

  open(method: string, url: string) {
    this.#asked = { method, url, headers: new Headers() };
  }
  setRequestHeader(name: string, value: string) {
    this.#asked.headers.set(name, value);
  }
  getAllResponseHeaders = () => [...this.#answered].map(([name, value]) => `${name}: ${value}`).join("\r\n");
  abort() {
    this.#isAborted = true;
    this.onloadend?.();
  }
  async send(body: FormData) {
    const { url, ...asked } = this.#asked;
    this.upload.onprogress?.({ loaded: 50, total: 100 });
    const response = await fetch(url, { ...asked, body }).catch(() => null);
    if (this.#isAborted) return;
    this.upload.onprogress?.({ loaded: 100, total: 100 });
    if (response) {
      this.status = response.status;
      this.#answered = response.headers;
      this.responseText = await response.text();
      this.onload?.();
    } else this.onerror?.();
    this.onloadend?.();
  }
}

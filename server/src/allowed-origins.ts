/** The origins that pages of this server may have. */
export function allowedOriginsOf(publicUrl: string): string[] {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  // A laptop's browser may say either for the same server.
  const names = ["127.0.0.1", "localhost"];
  return names.includes(hostname) ? names.map((name) => `${protocol}//${name}${port ? `:${port}` : ""}`) : [origin];
}

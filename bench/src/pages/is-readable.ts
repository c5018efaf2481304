/**
 * In the page: the time, once a heading and what it is of are there, and no text of it is waited for. A picture on its way, in room that is kept for it, keeps
 * nobody from reading.
 */
export function isReadable(): number | false {
  const main = document.querySelector("main");
  if (!main?.querySelector("h1, h2") || document.querySelector('[aria-busy="true"]:not(figure)')) return false;
  if (location.pathname.startsWith("/concept/") && !main.querySelector(":is(h2, h3, dt)")) return false;
  return performance.now();
}

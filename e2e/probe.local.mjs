import { chromium } from "@playwright/test";
const [,, base, email, password, path] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run"] });
const c = await b.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: "dark" });
const p = await c.newPage();
await p.goto(base);
await p.getByLabel("Email").fill(email);
await p.getByLabel("Password", {exact:true}).fill(password);
await p.keyboard.press("Enter");
await p.waitForTimeout(3000);
await p.goto(base + "/concept");
await p.getByRole("link", { name: "Refill depots for shared offices" }).click();
await p.waitForTimeout(2000);
const id = p.url().match(/concept\/([^/?]+)/)[1];
await c.addInitScript(() => {
  const sizes = () => [...document.querySelectorAll("main header, main header h1, main header > div > div, main [role=note], main header ~ div > *, main nav")].map((e) => `${e.tagName}.${e.className}${e.getAttribute("role") ?? ""}:${e.getBoundingClientRect().top | 0}+${e.getBoundingClientRect().height | 0}`).join(" ");
  window.__log = []; let last = "";
  const f = () => { const s = sizes(); if (s !== last) { last = s; window.__log.push([performance.now() | 0, s]); } requestAnimationFrame(f); }; requestAnimationFrame(f);
  window.__cls = 0;
  new PerformanceObserver((l) => { for (const e of l.getEntries()) if (!e.hadRecentInput) { window.__cls += e.value; window.__log.push(["SHIFT", e.value, performance.now() | 0]); } }).observe({ type: "layout-shift", buffered: true });
});
for (let i = 0; i < 14; i++) {
  const q = await c.newPage();
  const s = await c.newCDPSession(q);
  await s.send("Network.enable"); await s.send("Network.clearBrowserCache");
  await s.send("Emulation.setCPUThrottlingRate", { rate: [1, 2, 4][i % 3] });
  await q.goto(`${base}/concept/${id}${path}`);
  await q.waitForTimeout(2500);
  const cls = await q.evaluate(() => window.__cls);
  console.log(i, cls);
  if (cls > 0.01) console.log((await q.evaluate(() => window.__log)).map((x) => x.join(" ")).join("\n"));
  await q.close();
}
await b.close();

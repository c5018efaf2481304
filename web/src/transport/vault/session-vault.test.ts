import { expect, test, vi } from "vitest";
import { currentUserWith } from "#testing/people.ts";
import { browserKeyStore } from "./browser-key-store.ts";
import { createSessionVault, type Session, sessionEntryName } from "./session-vault.ts";

const session: Session = {
  accessToken: "access-token",
  accessTokenExpiresAt: 5,
  refreshToken: "refresh-token",
  ...currentUserWith(),
};
const keys = browserKeyStore();
const vault = createSessionVault(localStorage, keys);

test("[S1.3-03] tokens, user and account come back as they were stored", async () => {
  await vault.write(session);
  await expect(createSessionVault(localStorage, browserKeyStore()).read()).resolves.toEqual(session);
});

test("[S1.3-04] [S3.9-24] the session is kept in local storage, which shows nothing of it in plain text", async () => {
  await vault.write(session);
  const entry = localStorage.getItem(sessionEntryName);
  if (entry === null) throw new Error("Nothing was stored.");
  const decoded = atob(entry);
  expect(decoded.length).toBeGreaterThan(JSON.stringify(session).length);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  for (const secret of [session.accessToken, session.refreshToken, session.user.email, "Northwind"]) {
    expect(stored).not.toContain(secret);
    expect(decoded).not.toContain(secret);
  }
});

test("the key cannot be taken out of the browser", async () => {
  const key = await keys.obtain();
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
});

test("the same session is written differently every time", async () => {
  await vault.write(session);
  const first = localStorage.getItem(sessionEntryName);
  await vault.write(session);
  expect(localStorage.getItem(sessionEntryName)).not.toBe(first);
});

test("a changed or foreign entry counts as signed out and is removed", async () => {
  await vault.write(session);
  const entry = localStorage.getItem(sessionEntryName) ?? "";
  const changed = `${entry.slice(0, -6)}AAAA${entry.slice(-2)}`;
  for (const bad of [changed, "not base64 !", "", btoa("short")]) {
    localStorage.setItem(sessionEntryName, bad);
    await expect(vault.read()).resolves.toBeNull();
  }
  localStorage.setItem(sessionEntryName, changed);
  await vault.read();
  expect(localStorage.getItem(sessionEntryName)).toBeNull();
});

test("signing out right after a write leaves nothing behind", async () => {
  const writing = vault.write(session);
  const clearing = vault.clear();
  await Promise.all([writing, clearing]);
  expect(localStorage.getItem(sessionEntryName)).toBeNull();
});

test("without cryptography nothing is stored, and what comes after is not held up", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const none = createSessionVault(localStorage, { obtain: () => Promise.reject(new Error("plain http")) });
  await none.write(session);
  expect(localStorage.getItem(sessionEntryName)).toBeNull();
  expect(warned).toHaveBeenCalledOnce();
  await vault.write(session);
  await expect(none.read()).resolves.toBeNull();
  vi.spyOn(Storage.prototype, "removeItem").mockImplementationOnce(() => {
    throw new DOMException("Nothing is kept here.", "SecurityError");
  });
  await expect(vault.clear()).rejects.toThrow();
  await vault.write(session);
  await expect(vault.read()).resolves.toEqual(session);
});

test("tabs that make a key at once have the same one, and a key that could not be had is asked for again", async () => {
  const [one, other] = [browserKeyStore("test-keys"), browserKeyStore("test-keys")];
  vi.spyOn(crypto.subtle, "generateKey").mockRejectedValueOnce(new Error("Not now."));
  await expect(one.obtain()).rejects.toThrow("Not now.");
  await Promise.all([one.obtain(), other.obtain()]);
  await createSessionVault(localStorage, one).write(session);
  await expect(createSessionVault(localStorage, other).read()).resolves.toEqual(session);
  indexedDB.deleteDatabase("test-keys");
});

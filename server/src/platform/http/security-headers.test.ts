import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

test("who comes by https is told to come by https alone, for a year, to all subdomains; and no type of answer is guessed", () => {
  for (const type of ["text/html", "application/json; charset=utf-8", "text/css", "image/png", "image/svg+xml"]) {
    expect(securityHeaders(true)(type)).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
    });
    expect(securityHeaders(false)(type)).not.toHaveProperty("strict-transport-security");
  }
});

import { expect, test } from "vitest";
import { shownSecret, signedHeaders } from "./sign.ts";

test("a delivery is signed as Standard Webhooks sign theirs, with the second in which it is tried", () => {
  const body = '{"test": 2432232314}';
  const at = new Date("2021-02-25T15:02:10.999Z");
  const headers = signedHeaders("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body, at });
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  expect(shownSecret("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")).toBe("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
});

import type { Egress } from "../../platform/egress/create-egress.ts";
import { EgressFailure } from "../../platform/egress/egress-failure.ts";
import { imageType } from "./image-type.ts";

/**
 * What the service said: an image as a `data:` URL; that there is none, `problem` telling when what came could not be used; or nothing
 * that holds for long.
 */
export type LogoAnswer =
  | { kind: "image"; image: string }
  | { kind: "none"; problem?: string }
  | { kind: "failed"; problem: string };

/** The external service that knows logos. */
export type LogoService = (host: string) => Promise<LogoAnswer>;

const fetching = {
  maxBytes: 256 * 1024,
  timeout: 5_000,
  accept: "image/png, image/jpeg, image/webp, image/gif, image/x-icon",
};
const noLogo = [204, 404, 410];

/** Asks the service at `template`, an address in which `{host}` stands for the company's host name. */
export function createLogoService(egress: Egress, template: string, timeout = fetching.timeout): LogoService {
  return async (host) => {
    try {
      const { status, body } = await egress.get(template.replaceAll("{host}", host), { ...fetching, timeout });
      if (noLogo.includes(status)) return { kind: "none" };
      if (status !== 200) return { kind: "failed", problem: `status ${status}` };
      const type = imageType(body);
      if (!type) return { kind: "none", problem: "not an image of a known kind" };
      return { kind: "image", image: `data:${type};base64,${body.toString("base64")}` };
    } catch (error) {
      if (!(error instanceof EgressFailure)) throw error;
      const passing = error.reason === "timeout" || error.reason === "unreachable";
      return { kind: passing ? "failed" : "none", problem: error.message };
    }
  };
}

import type { companyLogoRoutes } from "@seedbed/contract/access/company-logo";
import { createEgress } from "../../platform/egress/create-egress.ts";
import { notFound } from "../../platform/failure.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import type { CompanyLogoDependencies } from "./dependencies.ts";
import { createLogoService } from "./logo-service.ts";
import { createFindLogo } from "./operations/find-logo.ts";
import { publicHost } from "./public-host.ts";
import { removeLogosUntil } from "./store.ts";

export interface CompanyLogos {
  handlers: Handlers<typeof companyLogoRoutes>;
  /** Forgets logos nobody asked for in a month. Servers may do so at once. */
  removeOld(): Promise<void>;
}

const unusedFor = 30 * 24 * 3_600_000;

export function createCompanyLogos(dependencies: CompanyLogoDependencies): CompanyLogos {
  const { database, clock, service, resolve, timeout, egressPolicy: policy } = dependencies;
  const trustedHosts = service?.trusted ? [new URL(service.url).host] : [];
  const logoOf = service
    ? createFindLogo({
        ...dependencies,
        service: createLogoService(createEgress({ trustedHosts, resolve, policy }), service.url, timeout),
      })
    : async () => null;
  return {
    handlers: {
      "GET v1/company-logo/{host}": async ({ params }) => {
        const host = publicHost(params.host);
        if (!host) throw notFound("There is no company at this address.");
        return { host, image: await logoOf(host) };
      },
    },
    removeOld: () =>
      database.withSystem((transaction) => removeLogosUntil(transaction, new Date(clock().getTime() - unusedFor))),
  };
}

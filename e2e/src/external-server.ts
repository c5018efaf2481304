import {
  type IdentityProvider,
  startIdentityProvider,
} from "@seedbed/server/test-support/identity-provider/start-identity-provider";
import { removeDataDir, type SpawnedServer, spawnServer } from "@seedbed/server/test-support/spawned-server";
import { test as base } from "./seedbed.ts";

interface ExternalServers {
  /** A server whose people sign in at an identity provider of their company's, beside it. */
  externalServer: SpawnedServer & { provider: IdentityProvider };
}

/** Seconds. The web renews what has less than 30 s left, so with this it asks the provider at every step. */
const accessTokenLifetime = 25;

const employee = (given_name: string, verified = true) => ({
  email: `${given_name.toLowerCase()}@mill.example`,
  email_verified: verified,
  given_name,
  family_name: "Olsen",
});

/** Tests of a Seedbed that has no passwords of its own. */
export const test = base.extend<object, ExternalServers>({
  externalServer: [
    async ({ browserName: _browser }, use) => {
      const provider = await startIdentityProvider({
        people: { mara: employee("Mara"), iris: employee("Iris"), nils: employee("Nils", false) },
        accessTokenLifetime,
      });
      const server = await spawnServer({
        env: {
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: provider.clientId,
          OIDC_CLIENT_SECRET: provider.clientSecret,
          OIDC_NAME: "Northwind ID",
        },
      });
      provider.admit(server.url);
      await use({ ...server, provider });
      await server.stop();
      await removeDataDir(server.dataDir);
      await provider.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

import type { AccessDependencies } from "../dependencies.ts";
import type { Identity } from "../identity/create-identity.ts";

export interface SecondFactorDependencies
  extends Pick<AccessDependencies, "database" | "clock" | "mailer" | "publicUrl" | "externalProvider"> {
  identity: Pick<Identity, "secondFactors">;
}

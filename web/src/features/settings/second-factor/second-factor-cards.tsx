import { AppCard } from "./app-card.tsx";
import { FactorsNotThere } from "./factors-not-there.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

/** What proves who the person is beside the password. */
export function SecondFactorCards() {
  const query = useSecondFactor();
  const { data: factor } = query;
  if (!factor) return <FactorsNotThere query={query} />;
  return (
    <>
      <AppCard factor={factor} />
      <PasskeysCard passkeys={factor.passkeys} />
    </>
  );
}

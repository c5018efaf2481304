import { createFileRoute, Link } from "@tanstack/react-router";
import { SecondFactorScreen } from "../../features/settings/second-factor/second-factor-screen.tsx";

export const Route = createFileRoute("/_private/second-factor")({
  component: () => <SecondFactorScreen goOn={<Link to="/">Go on to Seedbed</Link>} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { CompanyScreen } from "../../../../features/settings/company/company-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/company")({ component: CompanyScreen });

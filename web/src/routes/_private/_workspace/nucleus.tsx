import { createFileRoute } from "@tanstack/react-router";
import { CompanyContextScreen } from "../../../features/nucleus/company-context-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/nucleus")({ component: CompanyContextScreen });

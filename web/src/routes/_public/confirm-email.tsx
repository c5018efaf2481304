import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailScreen } from "../../features/access/verify-email/confirm-email-screen.tsx";

export const Route = createFileRoute("/_public/confirm-email")({ component: ConfirmEmailScreen });

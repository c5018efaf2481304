import { createFileRoute } from "@tanstack/react-router";
import { OnboardingScreen } from "../../features/access/onboarding/onboarding-screen.tsx";

export const Route = createFileRoute("/_private/onboarding")({ component: OnboardingScreen });

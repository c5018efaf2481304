import { createFileRoute } from "@tanstack/react-router";
import { ChallengesScreen } from "../../../../features/challenges/challenges-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/challenge/")({ component: ChallengesScreen });

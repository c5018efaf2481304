import { createFileRoute } from "@tanstack/react-router";
import { TestingScreen } from "../../../../../features/testing/testing-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id/testing")({ component: TestingScreen });

import { createRootRoute, Outlet } from "@tanstack/react-router";
import { ErrorScreen } from "../shell/error-screen.tsx";

export const Route = createRootRoute({ component: Outlet, errorComponent: ErrorScreen });

import { createFileRoute } from "@tanstack/react-router";
import { Frame } from "../../shell/frame.tsx";

export const Route = createFileRoute("/_private/_workspace")({ component: Frame });

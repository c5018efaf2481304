import { createFileRoute } from "@tanstack/react-router";
import { MembersScreen } from "../../../../features/settings/members/members-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/members")({ component: MembersScreen });

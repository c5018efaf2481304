import { NativeSelect, TextInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import type { IssuedInvitation } from "@seedbed/contract/access/invitations";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { useForm } from "../../../design/use-form.ts";
import { forgetForm, KeptFields } from "../../../shell/kept-words/kept-fields.tsx";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { companyKeys } from "../../../transport/query-keys.ts";
import { roleFrom, roleOptions } from "../roles.ts";
import frame from "../settings-frame.module.css";
import { IssuedLink } from "./issued-link.tsx";
import styles from "./members.module.css";

const emailErrorOf = (email: string) => {
  if (!email.trim()) return "Email is required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : "Email is Invalid.";
};

/** Invites somebody by email and role; the link is shown once, as the ticket in it is kept nowhere. */
export function InviteCard() {
  const queryClient = useQueryClient();
  const [issued, setIssued] = useState<IssuedInvitation | null>(null);
  const form = useForm({
    limits: { email: 320 },
    initial: { email: "", role: "member" },
    validate: ({ email }) => ({ email: emailErrorOf(email) }),
    submit: async ({ email, role }) => {
      setIssued(null);
      try {
        setIssued(await call("POST v1/account/invitations", { body: { email: email.trim(), role: roleFrom(role) } }));
        forgetForm("invitation");
        form.setValue("email", "");
        return undefined;
      } catch (error) {
        if (!(error instanceof CallFailed) || (!error.form && error.code !== "conflict"))
          toast.error(sentenceOf(error));
        else return { email: error.form?.email ?? sentenceOf(error), role: error.form?.role };
        return undefined;
      } finally {
        // Also after a failure: the list may have been wrong.
        void queryClient.invalidateQueries({ queryKey: companyKeys.invitations });
        void queryClient.invalidateQueries({ queryKey: companyKeys.securityEvents });
      }
    },
  });
  return (
    <Card title="Invite somebody" className={frame.wide}>
      <p className={styles.hint}>Members work on ideas and concepts. Admins also manage members and the company.</p>
      <form className={styles.invite} onSubmit={form.onSubmit} noValidate>
        <KeptFields place={"invitation"}>
          <TextInput label="Email" type="email" autoComplete="off" {...form.field("email")} />
          <NativeSelect label="Role" data={roleOptions} {...form.field("role")} />
        </KeptFields>
        <Button type="submit" loading={form.busy}>
          Invite
        </Button>
      </form>
      {issued && <IssuedLink invitation={issued} />}
    </Card>
  );
}

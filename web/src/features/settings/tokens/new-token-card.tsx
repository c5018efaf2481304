import { NativeSelect, TextInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import { tokenNameMaxLength } from "@seedbed/contract/access/token-scopes";
import type { IssuedToken } from "@seedbed/contract/access/tokens";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { useForm } from "../../../design/use-form.ts";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { companyKeys } from "../../../transport/query-keys.ts";
import { dayOf } from "../dates.ts";
import frame from "../settings-frame.module.css";
import { ShownOnce } from "../shown-once.tsx";
import { lifetimeFrom, lifetimeOptions, scopeFrom, scopeOptions } from "./scope-words.ts";
import styles from "./tokens.module.css";

/** Makes a token of the person; it is shown this once, as it is kept nowhere. */
export function NewTokenCard() {
  const queryClient = useQueryClient();
  const [issued, setIssued] = useState<IssuedToken | null>(null);
  const form = useForm({
    limits: { name: tokenNameMaxLength },
    initial: { name: "", scope: "read", days: "90" },
    validate: ({ name }) => ({ name: name.trim() ? undefined : "Say what it is for" }),
    submit: async ({ name, scope, days }) => {
      setIssued(null);
      try {
        const body = { name: name.trim(), scope: scopeFrom(scope), days: lifetimeFrom(days) };
        setIssued(await call("POST v1/user/tokens", { body }));
        form.setValue("name", "");
        return undefined;
      } catch (error) {
        if (error instanceof CallFailed && error.form?.name) return { name: error.form.name };
        toast.error(sentenceOf(error));
        return undefined;
      } finally {
        for (const key of [companyKeys.ownTokens, companyKeys.allTokens, companyKeys.securityEvents])
          void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  });
  return (
    <Card title="New access token" className={frame.wide}>
      <p className={styles.hint}>
        For programs that call Seedbed as you, and for models that connect by MCP. What they propose waits for a person.
      </p>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <TextInput label="What is it for?" autoComplete="off" {...form.field("name")} />
        <NativeSelect label="It may" data={scopeOptions} {...form.field("scope")} />
        <NativeSelect label="It ends after" data={lifetimeOptions} {...form.field("days")} />
        <Button type="submit" loading={form.busy}>
          Make token
        </Button>
      </form>
      {issued && (
        <ShownOnce label="Access token" value={issued.token}>
          “{issued.name}” works until {dayOf(issued.expiresAt)}. The token is shown only now: copy it to where it is
          used, and nowhere else.
        </ShownOnce>
      )}
    </Card>
  );
}

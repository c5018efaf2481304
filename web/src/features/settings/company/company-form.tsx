import { Textarea, TextInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import type { Account } from "@seedbed/contract/access/schemas";
import { goalMaxLength } from "@seedbed/contract/limits";
import { Counter } from "../../../design/progress/counter.tsx";
import { useForm } from "../../../design/use-form.ts";
import { forgetForm, KeptFields } from "../../../shell/kept-words/kept-fields.tsx";
import { toast } from "../../../shell/toasts.ts";
import profile from "../profile-card.module.css";
import { changeCompany } from "./change-company.ts";
import styles from "./company.module.css";

const requireText = (value: string) => (value.trim() ? undefined : "Fields cannot be empty.");

/** Edits what was entered when the company was set up. */
export function CompanyForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const { name, domain, goal } = account;
  const form = useForm({
    limits: { name: 200, domain: 300, goal: goalMaxLength },
    initial: { name, domain, goal },
    validate: (values) => ({
      name: requireText(values.name),
      domain: requireText(values.domain),
      goal: requireText(values.goal),
    }),
    submit: async (values) => {
      const refused = await changeCompany(values);
      if (refused) return refused;
      forgetForm("company");
      toast.success("Company updated successfully");
      onDone();
      return undefined;
    },
  });
  return (
    <form className={profile.form} onSubmit={form.onSubmit} noValidate>
      <KeptFields place={"company"}>
        <TextInput label="Company Name" autoComplete="organization" {...form.field("name")} />
        <TextInput
          label="Company URL"
          placeholder="acme.com"
          inputMode="url"
          autoComplete="url"
          {...form.field("domain")}
        />
        <div>
          <Textarea
            label="What is your organization looking to achieve through innovation?"
            autosize
            minRows={3}
            maxRows={10}
            {...form.field("goal")}
          />
          <div className={styles.count}>
            <Counter length={form.values.goal.length} max={goalMaxLength} />
          </div>
        </div>
      </KeptFields>
      <div className={profile.actions}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={form.busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

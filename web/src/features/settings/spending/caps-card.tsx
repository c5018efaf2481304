import { TextInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import type { SpendingCapName, SpendingCaps } from "@seedbed/contract/spending/schemas";
import { Card } from "../../../design/card.tsx";
import { useForm } from "../../../design/use-form.ts";
import { toast } from "../../../shell/toasts.ts";
import styles from "./spending.module.css";
import { inDollars } from "./spending-words.ts";
import { useSetCaps } from "./use-spending.ts";

const labels: Record<SpendingCapName, string> = {
  companyDayUsd: "Company, a day",
  companyMonthUsd: "Company, a month",
  personDayUsd: "Each person, a day",
  personMonthUsd: "Each person, a month",
};
const names = Object.keys(labels) as SpendingCapName[];
const byName = <Value,>(make: (name: SpendingCapName) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<SpendingCapName, Value>;

/** Sets what AI may cost. */
export function CapsCard({ caps, budgetMonthUsd }: { caps: SpendingCaps; budgetMonthUsd: number | null }) {
  const { mutateAsync } = useSetCaps();
  const form = useForm({
    initial: byName((name) => caps[name]?.toString() ?? ""),
    validate: (values) =>
      byName((name) => (isAmount(values[name]) ? undefined : "Write an amount such as 20 or 12.50.")),
    submit: async (values) => {
      const caps = byName((name) => (values[name].trim() === "" ? null : Number(values[name])));
      // What fails is said by the mutation.
      const saved = await mutateAsync(caps).catch(() => undefined);
      if (saved) toast.success("The caps were saved");
      return undefined;
    },
  });
  return (
    <Card title="Caps">
      <p className={styles.note}>
        At a cap, AI asks nothing more until the next day or month. What is being written then stops with a Retry, and
        nothing is lost. An empty field is no cap.
        {budgetMonthUsd !== null && ` The server allows your company ${inDollars(budgetMonthUsd)} a month.`}
      </p>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        {names.map((name) => (
          <TextInput
            key={name}
            label={`${labels[name]} (US dollars)`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="No cap"
            {...form.field(name)}
          />
        ))}
        <Button type="submit" loading={form.busy} className={styles.submit}>
          Save caps
        </Button>
      </form>
    </Card>
  );
}

const isAmount = (text: string) =>
  text.trim() === "" || (/^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) && Number(text) > 0 && Number(text) <= 1_000_000);

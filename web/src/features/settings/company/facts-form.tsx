import { NativeSelect, Select, TextInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import { companySizes, regionMaxLength, reportLanguages } from "@seedbed/contract/nucleus/vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "../../../design/use-form.ts";
import { currencyWords } from "../../../shell/company-facts/fact-words.ts";
import { forgetForm, KeptFields } from "../../../shell/kept-words/kept-fields.tsx";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { tell } from "../../../transport/queries/tell.ts";
import { companyKeys } from "../../../transport/query-keys.ts";
import profile from "../profile-card.module.css";
import styles from "./company.module.css";

const options = (words: Readonly<Record<string, string>>, none: string) => [
  { value: "", label: none },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];
const currencies = [
  { value: "", label: "Not given" },
  ...Intl.supportedValuesOf("currency").map((value) => ({ value, label: currencyWords(value) })),
];
const keyOf = <Words extends object>(words: Words, value: string) =>
  Object.hasOwn(words, value) ? (value as keyof Words) : null;

/** Edits what the company says of itself; everything may stay empty. */
export function FactsForm({ facts, onDone }: { facts: CompanyFacts; onDone: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm({
    limits: { region: regionMaxLength },
    initial: {
      currency: facts.currency ?? "",
      region: facts.region,
      size: facts.size ?? "",
      reportLanguage: facts.reportLanguage ?? "",
    },
    validate: () => ({}),
    submit: async ({ currency, region, size, reportLanguage }) => {
      const body = {
        currency: currency || null,
        region: region.trim(),
        size: keyOf(companySizes, size),
        reportLanguage: keyOf(reportLanguages, reportLanguage),
      };
      try {
        tell(queryClient, companyKeys.facts, await call("PUT v1/account/facts", { body }));
      } catch (error) {
        if (error instanceof CallFailed && error.form) return error.form;
        toast.error(sentenceOf(error));
        return undefined;
      }
      forgetForm("facts");
      toast.success("Facts updated successfully");
      onDone();
      return undefined;
    },
  });
  return (
    <form className={profile.form} onSubmit={form.onSubmit} noValidate>
      <KeptFields place={"facts"}>
        <Select
          label="Currency"
          description="Texts speak of money in it. Market sizes and prices in numbers stay in US dollars."
          name="currency"
          data={currencies}
          value={form.values.currency}
          onChange={(value) => form.setValue("currency", value ?? "")}
          error={form.errors.currency}
          placeholder="Type to search"
          searchable
          allowDeselect={false}
          // Inside of the page's landmark, and the list itself scrolls: it is what arrow keys move in.
          comboboxProps={{ withinPortal: false }}
          withScrollArea={false}
          classNames={{ options: styles.options ?? "" }}
          nothingFoundMessage="No such currency"
        />
        <TextInput
          label="Region"
          description="Where you work, in your own words."
          placeholder="Switzerland and Vorarlberg"
          {...form.field("region")}
        />
        <NativeSelect label="Employees" data={options(companySizes, "Not given")} {...form.field("size")} />
        <NativeSelect
          label="Language of reports"
          data={options(reportLanguages, "That of the idea")}
          {...form.field("reportLanguage")}
        />
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

import { Textarea, TextInput } from "@mantine/core";
import { Button } from "../../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import { companyEdits } from "@seedbed/contract/report/market-scan/company-edits";
import { type KeyboardEvent, useId, useState } from "react";
import { isComposing } from "../../../../design/text/is-composing.ts";
import { useForm } from "../../../../design/use-form.ts";
import { forgetForm, KeptFields } from "../../../../shell/kept-words/kept-fields.tsx";
import { CallFailed, sentenceOf } from "../../../../transport/failure.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { useDraft } from "../../editing/saving/use-desk.ts";
import styles from "./add-company.module.css";
import { type Company, type CompanyKind, companyKinds } from "./company-kinds.ts";
import { CompanySearch } from "./company-search.tsx";
import { hostOf } from "./safe-links.ts";
import { useAddCompany } from "./use-add-company.ts";

const hints = { description: styles.description };

interface AddCompanyProps {
  conceptId: string;
  kind: CompanyKind;
  companies: readonly Company[];
  onAdded: (uuid: string) => void;
  onCancel: () => void;
}

/** A company that a person adds: by name, perhaps one that is suggested, with what is to be said of it at once. */
export function AddCompany({ conceptId, kind, companies, onAdded, onCancel }: AddCompanyProps) {
  const { one, add: title } = companyKinds[kind];
  const place = `company.${conceptId}.${kind}`;
  const titleId = useId();
  const [uuid] = useState(randomUuid);
  const [failure, setFailure] = useState<string | null>(null);
  const { add, isCutOff, desk } = useAddCompany(conceptId, kind);
  const form = useForm({
    limits: {
      name: companyEdits.name.max,
      domain: companyEdits.domain.max,
      overview: companyEdits.overview.max,
      relevance: companyEdits.relevance.max,
    },
    initial: { name: "", domain: "", overview: "", relevance: "" },
    validate: ({ name }) => ({ name: name.trim() ? undefined : "A name is required." }),
    submit: async (values) => {
      setFailure(null);
      const error = await add({ uuid, ...values });
      if (error === null) {
        forgetForm(place);
        onAdded(uuid);
        return undefined;
      }
      const named = error instanceof CallFailed ? (error.form ?? {}) : {};
      if (!Object.keys(named).some((field) => field in values)) setFailure(sentenceOf(error));
      return named;
    },
  });
  useDraft(
    desk,
    uuid,
    Object.values(form.values).some((value) => value !== ""),
  );
  const twin = companies.find((company) => isSame(company, form.values));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape" && !form.busy) onCancel();
  };
  return (
    <form aria-labelledby={titleId} className={styles.form} noValidate onSubmit={form.onSubmit} onKeyDown={onKeyDown}>
      <h3 id={titleId}>{title}</h3>
      <KeptFields place={place}>
        <CompanySearch
          {...form.field("name")}
          onTake={({ name, domain }) => {
            form.setValue("name", name);
            form.setValue("domain", domain);
          }}
        />
        {twin && <p className={styles.twin}>{`“${twin.name}” is listed already.`}</p>}
        <TextInput
          classNames={hints}
          label="Domain"
          description="Such as example.com; its logo is found by it."
          autoComplete="off"
          inputMode="url"
          {...form.field("domain")}
        />
        <Textarea
          classNames={hints}
          label="Overview"
          description="What it does, and for whom."
          autosize
          minRows={2}
          {...form.field("overview")}
        />
        <Textarea
          classNames={hints}
          label="Relevance"
          description="Where it and this concept meet."
          autosize
          minRows={2}
          {...form.field("relevance")}
        />
      </KeptFields>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={form.busy}>
          Add {one}
        </Button>
        <Button variant="default" disabled={form.busy} onClick={onCancel}>
          Cancel
        </Button>
        {form.busy && isCutOff && <p className={styles.description}>Not saved yet.</p>}
      </div>
    </form>
  );
}

function isSame(company: Company, { name, domain }: { name: string; domain: string }): boolean {
  const host = hostOf(domain);
  const plain = (text: string) => text.trim().toLocaleLowerCase();
  return (
    (name.trim() !== "" && plain(company.name) === plain(name)) || (host !== null && hostOf(company.domain) === host)
  );
}

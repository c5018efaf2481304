import { Textarea, TextInput } from "@mantine/core";
import type { InputEvent } from "react";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import { goalMaxLength } from "@seedbed/contract/limits";
import { Counter } from "../../../design/progress/counter.tsx";
import { useForm } from "../../../design/use-form.ts";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { KeptFields } from "../../../shell/kept-words/kept-fields.tsx";
import { session } from "../../../transport/session.ts";
import { JoinOffer } from "../invitation/join-offer.tsx";
import { domainInvalid, goalLimitReached, isDomain } from "../validation.ts";
import { Benefits } from "./benefits.tsx";
import { createAccount, onboardingPlace } from "./create-account.ts";
import styles from "./onboarding-screen.module.css";

/** The address without what a browser puts before it. */
const withoutScheme = (url: string) => url.trim().replace(/^https?:\/\//i, "");

/** Letter by letter a full goal takes no more; what is pasted stays, and is told to be too long. */
const stopTyping = (event: InputEvent<HTMLTextAreaElement>) => {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (value.length >= goalMaxLength && selectionStart === selectionEnd && event.data?.length === 1)
    event.preventDefault();
};

export function OnboardingScreen() {
  useDocumentTitle("Set up your company");
  const form = useForm({
    limits: { name: 200, domain: 300, goal: goalMaxLength },
    initial: { name: "", domain: "", goal: "" },
    validate: ({ domain }) => ({ domain: isDomain(withoutScheme(domain)) ? undefined : domainInvalid }),
    // Once the company stands, the guard of the private pages leads on.
    submit: ({ name, domain, goal }) =>
      createAccount({ name: name.trim(), domain: withoutScheme(domain), goal: goal.trim() }),
  });
  const { values, errors, busy } = form;
  const filled = [values.name, values.domain, values.goal].every((value) => value.trim() !== "");

  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <JoinOffer />
        <form className={styles.form} onSubmit={form.onSubmit} noValidate>
          <header>
            <p className="eyebrow">Welcome to Seedbed</p>
            <h1>Tell us about your company</h1>
            <p className={styles.intro}>Every suggestion starts from what you write here.</p>
          </header>
          <KeptFields place={onboardingPlace}>
            <TextInput label="Company Name" autoComplete="organization" size="md" {...form.field("name")} />
            <TextInput
              label="Company URL"
              placeholder="acme.com"
              inputMode="url"
              autoComplete="url"
              size="md"
              {...form.field("domain")}
              onBlur={() => {
                const domain = withoutScheme(values.domain);
                form.setValue("domain", domain);
                if (domain && !isDomain(domain)) form.setErrors((before) => ({ ...before, domain: domainInvalid }));
              }}
            />
            <div>
              <Textarea
                label="What is your organization looking to achieve through innovation?"
                autosize
                minRows={4}
                maxRows={10}
                size="md"
                {...form.field("goal")}
                onBeforeInput={stopTyping}
              />
              <div className={styles.limit}>
                <span role="status">{values.goal.length >= goalMaxLength && goalLimitReached}</span>
                <Counter length={values.goal.length} max={goalMaxLength} />
              </div>
            </div>
          </KeptFields>
          <Button type="submit" size="md" loading={busy} disabled={!filled || Boolean(errors.domain ?? errors.goal)}>
            Complete
          </Button>
          <button type="button" className={styles.signOut} onClick={() => void session.end()}>
            Sign out
          </button>
        </form>
      </main>
      <Benefits />
    </div>
  );
}

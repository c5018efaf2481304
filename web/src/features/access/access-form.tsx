import type { ReactNode } from "react";
import type { useForm } from "../../design/use-form.ts";
import styles from "./access-form.module.css";

interface AccessFormProps {
  title: string;
  /** One sentence below the title. */
  intro?: ReactNode;
  onSubmit: ReturnType<typeof useForm>["onSubmit"];
  children: ReactNode;
  /** Where to go instead. */
  links?: ReactNode;
}

/** The outline all access forms share. */
export function AccessForm({ title, intro, onSubmit, children, links }: AccessFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <header>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
      {links && <div className={styles.links}>{links}</div>}
    </form>
  );
}

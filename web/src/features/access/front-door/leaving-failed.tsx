import formStyles from "../access-form.module.css";
import { FormButton } from "../fields/form-button.tsx";

/** The rest of the application could not be fetched. Trying again loads the page anew, at the address that was wanted. */
export function LeavingFailed({ address }: { address: string }) {
  return (
    <div className={formStyles.form} role="alert">
      <h1>Seedbed could not be loaded</h1>
      <p className={formStyles.intro}>Nothing is lost. Check your connection, then try again.</p>
      <FormButton busy={false} onClick={() => location.assign(address)}>
        Try again
      </FormButton>
    </div>
  );
}

import { AddProfile } from "./add-profile.tsx";
import { AssumeLine } from "./assume-line.tsx";
import { DeleteSignal } from "./delete-signal.tsx";
import { OpenProfileMenu } from "./open-profile-menu.tsx";
import { SignalForm } from "./signal-form.tsx";
import { StepForm } from "./step-form.tsx";

/** What nobody sees before they change a profile: one file, because who opens one form opens others. */
export const forms = { AddProfile, AssumeLine, DeleteSignal, OpenProfileMenu, SignalForm, StepForm };

import { latePart } from "../../../design/late/late-part.ts";

/** What profiles are changed with beside the kit of every section: it comes with the first touch of the page. */
export const profileForms = latePart(() => import("./forms/profile-forms.ts").then(({ forms }) => forms));

export const withTouch = [profileForms];

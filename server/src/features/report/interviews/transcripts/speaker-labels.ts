const roles =
  "interviewer(?:in)?|interviewee|moderator(?:in)?|researcher|host|question|answer|frage|antwort|respondent|participant|speaker|sprecher(?:in)?|befragter?|kundin?|kunde|customer|user|nutzer(?:in)?|teilnehmer(?:in)?|lead|manager(?:in)?|leiter(?:in)?|leitung|director|head|owner|buyer|seller|int|unknown";
const role = new RegExp(`^(?:\\p{L}|.*\\d.*|(?:\\p{L}+[ -])*(?:${roles}))$`, "iu");
const asking = /^(?:q|i|f|int|interviewer(?:in)?|moderator(?:in)?|researcher|host|question|frage)[ .]?\d*$/iu;

/** Whether a label tells what somebody is or does ("Interviewer", "P8", "Facility lead"), and no name. */
export const isRole = (label: string): boolean => role.test(label) || /(?:^| )\p{Ll}/u.test(label);

/** Whether a label is that of who asks. */
export const isAsking = (label: string): boolean => asking.test(label);

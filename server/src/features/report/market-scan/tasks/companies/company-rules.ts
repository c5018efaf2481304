import type { ResearchInput } from "../../../writing/evidence/research-input.ts";

/** What a model must know before it names companies; part of the tasks for startups and incumbents. */
const companyRules = `# About naming companies
- Name a company only when you are certain that it exists and does what you say. Fewer companies, or none at all, are better than a single doubtful one.
- For headquarters, founding year and domain write "Unknown" unless you are sure. In "certainty" say plainly what you are sure of and what is from memory.
- Your knowledge has an end date. Do not report news, funding rounds, deals, prices, staff, customers or revenue; speak of what the company durably does.
- No names of people, no e-mail addresses and no profiles. Where a contact helps, name the role to talk to.
- Do not name the company that has this idea.
- No figures in the texts other than a founding year.`;

/** The same where there are passages to find companies in. */
const foundCompanyRules = `# About naming companies
- Name a company only when a passage names it. Fewer companies, or none at all, are better than one from memory.
- "claims" say what passages tell of a company: what it does (overview), where it sits (headquarters), when it was founded, what is new (news) and what else bears on this concept. Each has a citation; what no passage tells is left out, and its field says "Unknown".
- "overview" says in two sentences what the passages tell of the company, and why it stands in this scan.
- No names of people, no e-mail addresses and no profiles. Where a contact helps, name the role to talk to.
- Do not name the company that has this idea.`;

/** The rules about naming companies, and how passages are cited for them. */
export const companyRulesFor = ({ passages = [] }: ResearchInput): string =>
  passages.length > 0 ? foundCompanyRules : companyRules;

/** What cites passages in a scan of companies. */
export const companyCiting = `- "claims" of a company are what passages tell of it, each one sentence.`;

/** What a model must know before it names companies; part of the tasks for startups and incumbents. */
export const companyRules = `# About naming companies
- Name a company only when you are certain that it exists and does what you say. Fewer companies, or none at all, are better than a single doubtful one.
- For headquarters, founding year and domain write "Unknown" unless you are sure. In "certainty" say plainly what you are sure of and what is from memory.
- Your knowledge has an end date. Do not report news, funding rounds, deals, prices, staff, customers or revenue; speak of what the company durably does.
- No names of people, no e-mail addresses and no profiles. Where a contact helps, name the role to talk to.
- Do not name the company that has this idea.
- No figures in the texts other than a founding year.`;

/** What every AI task knows about the company. */
export interface CompanyContext {
  name: string;
  domain: string;
  /** What the company wants to achieve through innovation, in its own words. */
  goal: string;
}

/** The company as the shared beginning of every prompt; the same bytes for the same company, so that providers can cache it. */
export function companyPrefix(company: CompanyContext): string {
  return [`# Company`, `Name: ${company.name}`, `Domain: ${company.domain}`, `Innovation goal: ${company.goal}`].join(
    "\n",
  );
}

interface Answered {
  status?: number;
  body?: unknown;
  after?: Promise<void>;
}

const of = "/api/v2/concept";
const sections = {
  financialProjection: (id: string) => `GET ${of}/${id}/financial-projection`,
  trends: (id: string) => `GET /api/v3/concept/${id}/market-scan/trend-analysis`,
  marketScan: (id: string) => `GET ${of}/${id}/market-scan`,
  customerProfiles: (id: string) => `GET ${of}/${id}/customer-profile`,
  assumptions: (id: string) => `GET ${of}/${id}/key-assumptions`,
};

/**
 * What a server says of a report at a glance whose sections it answers like this: with the failure of one that fails, once all are there. Undefined
 * for another call.
 */
export function glanceOf(key: string, answer: (key: string) => Answered | undefined): Answered | undefined {
  const id = /^GET \/api\/v2\/concept\/([^/]+)\/report\/glance$/.exec(key)?.[1];
  if (!id) return undefined;
  const answers = Object.entries(sections).map(
    ([name, keyOf]) => [name, answer(keyOf(id)) ?? { status: 404 }] as const,
  );
  const after = Promise.all(answers.map(([, each]) => each.after)).then(() => undefined);
  const failed = answers.find(([, { status = 200 }]) => status !== 404 && status >= 400);
  if (failed) return { ...failed[1], after };
  const said = (name: string, { status, body }: Answered) => {
    if (status === 404) return null;
    return name === "customerProfiles" ? (body as { results: unknown }).results : body;
  };
  return { body: Object.fromEntries(answers.map(([name, each]) => [name, said(name, each)])), after };
}

import type { GuideQuestion, InterviewGuide, OpenedInterview } from "@seedbed/contract/report/interviews/schemas";

export const pid = "88888888-8888-4888-8888-888888888888";
export const interviewUuid = "99999999-0000-4000-8000-000000000001";
const uuidOf = (number: number) => `99999999-0000-4000-8000-00000000001${number}`;

const said = [
  ["12:40", "Walk me through the last time something ran out."],
  [
    "12:52",
    "Dishwasher tablets, a Tuesday. Nobody owns the reorder, so three people order and then we have ninety boxes. They stand in the corridor until the fire inspector writes to me.",
  ],
  ["13:31", "What did you do then?"],
  [
    "13:36",
    "I gave it to the contractor. But it is one invoice, and I would rather pay fourteen percent than check a second bill. My assistant left in May.",
  ],
  ["15:04", "Who else would have a say about the basement?"],
  ["15:10", "The owner. He counts every square metre. If there is a lease he signs in a week. I have tried both."],
] as const;

const transcript = said.map(([time, text], index) => ({
  ...{ time, text },
  speaker: index % 2 === 0 ? "Q" : "P8",
  isQuestion: index % 2 === 0,
}));

type Found = OpenedInterview["found"][number];

function foundIn([number, line]: readonly [number, number], quote: string, change: Partial<Found> = {}): Found {
  const from = transcript[line - 1]?.text.indexOf(quote) ?? 0;
  return {
    ...{ uuid: uuidOf(number), description: `What line ${line} means.`, stance: "Neutral", quote, line, from },
    ...{ to: from + quote.length, touches: null, leftOut: null, nearest: null, origin: "model", isTaken: false },
    ...change,
  };
}

export const found: Found[] = [
  foundIn([1, 2], "Nobody owns the reorder, so three people order and then we have ninety boxes", {
    description: "Without an owner for the reorder, three people order at once.",
    stance: "In Favour",
    touches: { kind: "pain", item: "p", label: "Nobody feels responsible for ordering" },
  }),
  foundIn([2, 4], "it is one invoice, and I would rather pay fourteen percent than check a second bill", {
    description: "One invoice is worth a mark-up to a facility lead.",
    stance: "Against",
  }),
  foundIn([3, 6], "If there is a lease he signs in a week", { description: "Owners sign a lease quickly." }),
  foundIn([4, 0], "We would save a fifth at least.", {
    ...{ from: 0, to: 0, leftOut: "notInTranscript" },
    nearest: { line: 4, text: "But it is one invoice" },
  }),
];

export const openedInterview = (change: Partial<OpenedInterview> = {}): OpenedInterview => ({
  ...{ uuid: interviewUuid, profile: pid, title: "Interview 8, facility lead", fileName: "interview-8.txt" },
  ...{ words: 2140, lines: transcript.length, readLines: transcript.length, stopped: null, signals: 0 },
  replaced: { names: 2, mails: 0, phones: 0, addresses: 1, others: 0 },
  addedBy: { uuid: uuidOf(9), firstName: "Mara", lastName: "Olsen" },
  addedAt: "2026-11-20T10:00:00.000Z",
  ...{ transcript, found, resting: [] },
  touchable: [{ kind: "pain", item: "p", label: "Nobody feels responsible for ordering" }],
  ...change,
});

export const question = (number: number, text: string, change: Partial<GuideQuestion> = {}): GuideQuestion => ({
  ...{ uuid: `77777777-0000-4000-8000-00000000000${number}`, text, followUp: "Then: who noticed?" },
  ...{ assumption: null, origin: "model", keepsLeading: false },
  ...change,
});

const assumption = "66666666-0000-4000-8000-000000000001";

export const shownGuide = (change: Partial<InterviewGuide> = {}): InterviewGuide => ({
  revision: 3,
  questions: [
    question(1, "Walk me through the last time something ran out.", { assumption }),
    question(2, "Would you agree that a second supplier is a small price for 18% less?", { origin: "user" }),
    question(3, "Who else would have a say about the basement?"),
  ],
  atStake: [{ uuid: assumption, statement: "Deliveries are the pain they act on.", importance: 3, certainty: 2 }],
  ...change,
});

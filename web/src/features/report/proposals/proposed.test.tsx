import type { Proposal } from "@seedbed/contract/report/proposals/schemas";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ChangedLine } from "./changed-line.tsx";
import { DecidedList } from "./decided-list.tsx";
import { deciderOf, proposerOf } from "./proposer.ts";

const nobody = { uuid: "11111111-1111-4111-8111-111111111111", firstName: "", lastName: "" };
const mara = { ...nobody, firstName: "Mara", lastName: "Olsen" };
const noor = { ...nobody, firstName: "Noor", lastName: "Haddad" };

const proposal: Proposal = {
  ...{ uuid: "p-1", section: "trends", state: "declined", reason: "The law was passed.", obstacle: null },
  lines: [
    { what: "Summary", before: "Rules may come.", after: "Rules have come." },
    { what: "Title", before: "Rules", after: "Bans" },
  ],
  ...{ proposedBy: mara, token: null, proposedAt: "2026-03-02T10:00:00.000Z", revision: null },
  ...{ decidedBy: noor, decidedAt: "2026-03-01T10:00:00.000Z" },
};

test("a change is proposed by a person, or with a token of theirs; who has no name is somebody", () => {
  expect(proposerOf(proposal)).toBe("Mara Olsen");
  expect(proposerOf({ ...proposal, token: "Claude" })).toBe("Mara Olsen’s token “Claude”");
  expect(proposerOf({ ...proposal, proposedBy: nobody, token: "Claude" })).toBe("somebody’s token “Claude”");
  expect(deciderOf(proposal)).toBe("Noor Haddad");
  expect([null, nobody].map((decidedBy) => deciderOf({ ...proposal, decidedBy }))).toEqual(["somebody", "somebody"]);
});

test("what was decided is told with the decision, who made it, and each thing it was about", async () => {
  const accepted: Proposal = { ...proposal, uuid: "p-2", state: "accepted", section: "overview" };
  const screen = await render(<DecidedList decided={[proposal, accepted]} />);
  expect(
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent?.replace(/, [^,]*: /, ": ")),
  ).toEqual([
    "Declined by Noor Haddad: Trends, Summary, Title; proposed by Mara Olsen",
    "Accepted by Noor Haddad: Overview, Summary, Title; proposed by Mara Olsen",
  ]);
});

test.each([
  [{ before: "A ban", after: null }, ["A ban"], []],
  [{ before: null, after: "A ban" }, [], ["A ban"]],
  [{ before: "Rules may come.", after: "Rules have come." }, ["may"], ["have"]],
])("a line strikes what goes and underlines what comes (%#)", async (values, gone, come) => {
  const { container } = await render(
    <dl>
      <ChangedLine line={{ what: "Summary", ...values }} />
    </dl>,
  );
  const words = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect([words("del"), words("ins")]).toEqual([gone, come]);
});

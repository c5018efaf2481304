import type { ExportFormat, ReportExport } from "@seedbed/contract/report/documents/schemas";
import { eventually } from "#test-support/eventually.ts";
import type { TestPerson, TestServer } from "#test-support/test-server.ts";

export const orderExport = (person: TestPerson, id: string, format: ExportFormat) =>
  person.call("POST v2/concept/{id}/export", { params: { id }, body: { format } });

/** An export once it is done or has failed. */
export const ended = (person: TestPerson, id: string, uuid: string): Promise<ReportExport> =>
  eventually(async () => {
    const { body } = await person.call("GET v2/concept/{id}/export", { params: { id } });
    const found = body.results.find((each) => each.uuid === uuid);
    return found?.status === "done" || found?.status === "failed" ? found : undefined;
  });

export const download = ({ url }: TestServer, person: TestPerson, { id, uuid }: { id: string; uuid: string }) =>
  fetch(`${url}/api/v2/concept/${id}/export/${uuid}/download`, {
    headers: { authorization: `Bearer ${person.token}` },
  });

/** The file of a report in that format. */
export async function exported(
  server: TestServer,
  person: TestPerson,
  [id, format]: [string, ExportFormat],
): Promise<Uint8Array> {
  const { body } = await orderExport(person, id, format);
  const made = await ended(person, id, body.uuid);
  if (made.status !== "done") throw new Error(`the export failed: ${made.error}`);
  return (await download(server, person, { id, uuid: body.uuid })).bytes();
}

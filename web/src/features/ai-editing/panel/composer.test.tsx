import { editingMediaMax } from "@seedbed/contract/ai-editing/words";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { proposed } from "../testing/edits.fixture.ts";
import { field, openReport, panel, refine, say } from "../testing/open-refine.fixture.ts";
import { readMedia } from "./read-media.ts";
import { sendProblem } from "./send-problem.ts";

const textarea = () => field().element() as HTMLTextAreaElement;

test("[S2.2.10-05] [S3.2.8-03] a message has at most 500 characters, which are counted: what is longer stays, and is not sent", async () => {
  const { sent } = await openReport();
  await refine();
  await field().fill("a".repeat(499));
  await userEvent.keyboard("bcd");
  expect(textarea().value).toBe(`${"a".repeat(499)}bcd`);
  await expect.element(panel().getByText("502 / 500, 2 too long")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(textarea().value).toHaveLength(502);
  await userEvent.keyboard("{Backspace}{Backspace}");
  await expect.element(panel().getByText("500 / 500")).toBeVisible();
  expect(sent()).toHaveLength(0);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent().map(({ data }) => data)).toMatchObject([{ content: `${"a".repeat(499)}b` }]);
});

test("[S2.2.10-06] [S2.2.10-07] [S3.2.8-04] Enter sends, Shift and Enter add a line, and lines become spaces in what is sent and pasted", async () => {
  const { sent } = await openReport();
  await refine();
  await userEvent.keyboard("Shorter{Shift>}{Enter}{/Shift}and kinder");
  expect(textarea().value).toBe("Shorter\nand kinder");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", ",\r\nfor\n\na bank");
  textarea().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(field()).toHaveValue("Shorter\nand kinder, for a bank");
  expect(sent()).toHaveLength(0);
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent().map(({ data }) => data))
    .toMatchObject([{ content: "Shorter and kinder, for a bank" }]);
  await expect.element(field()).toHaveValue("");
});

test("lines that are pasted take the place of what is selected, and stay on one line", async () => {
  await openReport();
  await refine();
  await field().fill("Shorter, please");
  textarea().setSelectionRange(0, "Shorter".length);
  const pasted = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    return !textarea().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  };
  expect(pasted("Kinder\nand longer")).toBe(true);
  await expect.element(field()).toHaveValue("Kinder and longer, please");
  expect(textarea().selectionStart).toBe("Kinder and longer".length);
  // What has no lines is left to the browser.
  expect(pasted("Kinder")).toBe(false);
});

test("[S3.9-04] the message input grows from 48 px to about four lines", async () => {
  await openReport();
  await refine();
  const height = () => textarea().getBoundingClientRect().height;
  expect(height()).toBe(48);
  await field().fill("One\ntwo");
  const two = height();
  await field().fill("One\ntwo\nthree\nfour");
  const four = height();
  const line = Number.parseFloat(getComputedStyle(textarea()).lineHeight);
  expect(Math.abs(two - 48 - line)).toBeLessThan(1);
  expect(Math.abs(four - 48 - 3 * line)).toBeLessThan(1);
  await field().fill("One\ntwo\nthree\nfour\nfive\nsix");
  expect(Math.abs(height() - four)).toBeLessThan(1);
});

test("[S2.5-38] [S2.5-39] a message without a concept, or with neither text nor file, says why it is not sent", async () => {
  expect(sendProblem({ conceptUuid: undefined, content: "Shorter", hasMedia: false })).toBe(
    "Unable to find Concept to edit.",
  );
  const { sent } = await openReport();
  await refine();
  await say("   ");
  const problem = panel().getByText("No message to send.");
  await expect.element(problem).toBeVisible();
  await field().fill("Shorter");
  await expect.element(problem).not.toBeInTheDocument();
  expect(sent()).toHaveLength(0);
});

test("a document goes with a message by its name, and can be taken away; what cannot be read is told", async () => {
  const { sent } = await openReport();
  await refine();
  const input = panel().getByLabelText("File", { exact: true });
  await userEvent.upload(input, new File(["rent: 11"], "rent.txt", { type: "text/plain" }));
  // The same file can be chosen again.
  expect((input.element() as HTMLInputElement).value).toBe("");
  await panel().getByRole("button", { name: "Remove rent.txt" }).click();
  await expect.element(field()).toHaveFocus();
  const asked: string[] = [];
  input.element().addEventListener("click", (event) => {
    event.preventDefault();
    asked.push("for a file");
  });
  await panel().getByRole("button", { name: "Attach a document" }).click();
  expect(asked).toEqual(["for a file"]);
  await userEvent.upload(input, new File(["x"], "rent.exe", { type: "application/x-msdownload" }));
  await expect.element(panel().getByText(/^“rent.exe” is neither a document/)).toBeVisible();
  await userEvent.upload(input, new File(["x"], "rent.png", { type: "image/png" }));
  await expect.element(panel().getByText(/^The model that is connected takes no pictures/)).toBeVisible();
  await userEvent.upload(input, new File(["rent: 11"], "rent.txt", { type: "text/plain" }));
  await expect.element(panel().getByText("rent.txt")).toBeVisible();
  await expect.element(panel().getByText(/^The model that is connected takes no pictures/)).not.toBeInTheDocument();
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent().map(({ data }) => data))
    .toMatchObject([
      { content: "", media: { mediaData: btoa("rent: 11"), mimetype: "text/plain", filename: "rent.txt" } },
    ]);
  await expect.element(page.getByRole("list", { name: "Conversation" }).getByText("rent.txt")).toBeVisible();
  // It goes with one message, and with the next only when it is chosen anew.
  await expect.element(panel().getByRole("button", { name: "Remove rent.txt" })).not.toBeInTheDocument();
  await expect.element(panel().getByRole("button", { name: "Attach a document" })).toBeDisabled();
});

test("the field says what it takes: a change, one more while some are proposed, and one at a time", async () => {
  const { line } = await openReport({ editing: { session: proposed } });
  await refine();
  await expect.element(field()).toHaveAttribute("placeholder", "Describe one more change");
  line().close(1006);
  await say("Shorter");
  await expect.element(field()).toHaveAttribute("placeholder", "One feedback at a time");
  await expect.element(panel().getByText("There is no connection. It is sent when it is back.")).toBeVisible();
  expect(panel().getByRole("status", { name: "Thinking" }).elements()).toEqual([]);
  await expect.element(panel().getByRole("button", { name: "Make Changes" })).toBeDisabled();
});

test("the ending of a document may be in capitals; one that is empty or too large is told", async () => {
  expect(await readMedia(new File(["x"], "RENT.CSV"), false)).toMatchObject({
    ...{ filename: "RENT.CSV", mimetype: "application/octet-stream" },
  });
  expect(await readMedia(new File([], "rent.csv"), false)).toBe("“rent.csv” is empty.");
  const sized = (bytes: number) => readMedia(new File(["x".repeat(bytes)], "rent.csv"), false);
  const largest = await sized(editingMediaMax);
  expect(typeof largest === "string" ? largest : atob(largest.mediaData)).toBe("x".repeat(editingMediaMax));
  const gone = Object.assign(new File(["x"], "rent.csv"), { arrayBuffer: () => Promise.reject(new Error("Gone.")) });
  expect(await readMedia(gone, false)).toBe("The file can no longer be read. Choose it again.");
  expect(await sized(editingMediaMax + 1)).toBe("A file can have at most 600 kB.");
});

test("[S2.3-36] a picture is offered and goes with a message only where the model takes pictures", async () => {
  const { sent, serverHas, reload } = await openReport();
  const input = () => panel().getByLabelText("File", { exact: true });
  const offered = () => input().element().getAttribute("accept");
  await refine();
  await expect.element(panel().getByRole("button", { name: "Attach a document", exact: true })).toBeVisible();
  expect(offered()).not.toContain("image/");
  serverHas({ takesPictures: true });
  await reload();
  await expect.element(panel().getByRole("button", { name: "Attach a document or a picture" })).toBeVisible();
  expect(offered()).toContain("image/png,image/jpeg,image/webp");
  await userEvent.upload(input(), new File(["x"], "sketch.gif", { type: "image/gif" }));
  await expect.element(panel().getByText(/^“sketch.gif” is neither a document .* nor a picture/)).toBeVisible();
  await userEvent.upload(input(), new File(["x"], "sketch.png", { type: "image/png" }));
  await expect.element(panel().getByText("sketch.png")).toBeVisible();
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent().map(({ data }) => data))
    .toMatchObject([{ media: { mediaData: btoa("x"), mimetype: "image/png", filename: "sketch.png" } }]);
});

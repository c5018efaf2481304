import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { databaseErrorCode, throughOutages } from "../../../platform/database/database.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import { isInterruption } from "../../../platform/workflows/interruption.ts";
import type { ReportDependencies, SectionInput } from "../dependencies.ts";
import { createPlanMaker } from "../research/plan/make-plan.ts";
import { imageName } from "../writing/images/image-file.ts";
import { storeImage } from "../writing/images/store-image.ts";
import { SectionFailed } from "../writing/section-failed.ts";
import { askForImageOnce, askOnce } from "./ask-once.ts";
import { failSection, finishSection, startableSections } from "./finish-section.ts";
import { type LoadedSection, loadSection } from "./load-section.ts";
import { recogniseItems } from "./recognise-items.ts";
import { researchSection } from "./research-section.ts";
import { readableNotes } from "./section-notes.ts";
import { type SectionGround, writeSection } from "./write-section.ts";

/** What the report workflows do, each repeatable. */
export function createReportSteps(dependencies: ReportDependencies) {
  const { clock, log } = dependencies;
  // What is paid for is held until it can be kept.
  const database = throughOutages(dependencies.database);
  const makePlan = createPlanMaker(dependencies);

  /** Writes and stores what was loaded, and gives the sections to start. */
  async function writeAndStore(input: SectionInput, loaded: LoadedSection, signal: AbortSignal) {
    const { section } = input;
    const ask: SectionGround["ask"] = (task, asked) =>
      askOnce(dependencies, { input, loaded, signal }, { task, ...asked });
    const askForImage: SectionGround["askForImage"] =
      dependencies.gateway.makeImage &&
      ((task, asked) => askForImageOnce(dependencies, { input, loaded, signal }, { task, ...asked }));
    const research = researchSection(dependencies, makePlan, { input, loaded, signal });
    const ground = { ...loaded, ask, askForImage, research, keepDrawing: (svg: string) => keepDrawing(input, svg) };
    const { content, notes } = await writeSection(input, ground);
    const recognising = {
      database,
      log,
      ask: <Input, Output>(task: AiTask<Input, Output>, taskInput: Input) => ask(task, { taskInput, part: "" }),
    };
    const recognised = loaded.isAnew ? await recogniseItems(recognising, input, content) : {};
    const written = { content, recognised, notes: readableNotes([...notes, ...loaded.writtenWithout]) };
    await dependencies.fairness.giveWay();
    return database.withTenant(input, (transaction) =>
      finishSection(transaction, input, {
        section,
        words: loaded.brief.concept,
        hashes: loaded.hashes,
        ...written,
        at: clock(),
      }),
    );
  }

  /** A drawing that cannot be stored is drawn again when it is looked at. */
  async function keepDrawing(input: SectionInput, svg: string): Promise<string> {
    const drawing = { content: Buffer.from(svg), ending: "svg" as const };
    return storeImage(dependencies.files, input, drawing).catch((error: unknown) => {
      log.warn({ run: input.runId, err: error }, "a drawing could not be stored");
      return imageName(drawing.content, drawing.ending);
    });
  }

  /** What the person is told of an error; an interruption is nobody's failure and goes on its way. */
  function sentenceOf(error: unknown, { runId, section }: SectionInput): string {
    if (error instanceof SectionFailed) return error.message;
    if (isInterruption(error) || (error instanceof TaskFailed && error.code === "cancelled")) throw error;
    const reason = error instanceof Error ? error.name : typeof error;
    log.error({ run: runId, section, reason, code: databaseErrorCode(error) }, "a section failed unexpectedly");
    return "Unexpected error occurred.";
  }

  return {
    /**
     * Writes a section and stores it, or why it failed, and gives the sections to start. Repeated, it takes the answers that were kept.
     */
    async write(input: SectionInput, signal: AbortSignal): Promise<ReportSection[]> {
      const { section } = input;
      const loaded = await database.withTenant(input, (transaction) => loadSection(dependencies, transaction, input));
      if (!loaded) return database.withTenant(input, (transaction) => startableSections(transaction, input, clock()));
      try {
        return await writeAndStore(input, loaded, signal);
      } catch (error) {
        const sentence = sentenceOf(error, input);
        // Without an answer, a section would be shown as being written forever.
        await database.withTenant(input, (transaction) =>
          failSection(transaction, input, { section, sentence, at: clock() }),
        );
        return [];
      }
    },
  };
}

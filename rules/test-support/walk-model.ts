import type { Question, Questionnaire } from "@seedbed/contract/incubation/schemas";

/** A seed as far as a walk looks at it; any `Seed` will do. */
export interface WalkedSeed {
  answers: readonly { question: { id: string; identifier: string; order: number }; answer: string[] }[];
  clarifyingQuestions: readonly { answer: string[] }[];
  cachedConcepts: readonly unknown[];
  isCloned: boolean;
}

/** What a seed must hold after what was done, kept in the simplest way that can be right. */
export class WalkModel {
  readonly questions: readonly Question[];
  readonly answers = new Map<string, string[]>();
  isClarified = false;
  isGenerated = false;
  isCloned = false;
  /** Order of the question the person is at; Infinity after the last. */
  order = 0;

  constructor({ questions }: Pick<Questionnaire, "questions">) {
    const counting = Object.values(questions).filter(({ order }) => order > 0);
    this.questions = counting.sort((one, other) => one.order - other.order);
  }

  asked = () => this.questions.filter((question) => isAsked(question, this.questions, this.answers));
  here = () => this.questions.find(({ order }) => order === this.order);
  isAnswered = ({ id }: Question) => this.answers.has(id);

  goOn(): void {
    this.order = this.asked().find(({ order }) => order > this.order)?.order ?? Number.POSITIVE_INFINITY;
  }

  goBack(): void {
    this.order = this.asked().findLast(({ order }) => order < this.order)?.order ?? this.order;
  }

  /** What must come of an answer; the model holds it when it is to be stored. */
  submit(question: Question, answer: string[], confirmed: boolean): "stored" | "asked" | "refused" {
    if (question.required && answer.length === 0) return "refused";
    const before = this.answers.get(question.id);
    if (before && saysTheSame(question, before, answer)) return "stored";
    const later = before ? this.questions.filter((other) => other.order > question.order) : [];
    const loses = this.isClarified || this.isGenerated || later.some(this.isAnswered);
    // What is answered for the first time is not asked about: nothing that was said is changed.
    if (before && loses && !confirmed) return "asked";
    this.answers.set(question.id, answer);
    for (const { id } of later) this.answers.delete(id);
    this.isClarified = false;
    this.isGenerated = false;
    return "stored";
  }

  beginClone(): void {
    Object.assign(this, { isClarified: false, isGenerated: false, isCloned: true, order: 0 });
    this.goOn();
  }
}

/** Whether a question is asked, told without the rules. */
function isAsked(question: Question, questions: readonly Question[], answers: ReadonlyMap<string, string[]>): boolean {
  if (question.dependsOn === null) return true;
  const cause = questions.find(({ identifier }) => identifier === question.dependsOn);
  if (!cause || cause.order >= question.order) return false;
  const given = answers.get(cause.id) ?? [];
  return question.dependsOnValue === null ? given.length > 0 : given.includes(question.dependsOnValue);
}

function saysTheSame({ fieldType }: Question, one: readonly string[], other: readonly string[]): boolean {
  const words = (answer: readonly string[]) => JSON.stringify(fieldType === "text" ? answer : answer.toSorted());
  return words(one) === words(other);
}

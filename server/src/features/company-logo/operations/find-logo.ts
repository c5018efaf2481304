import type { CompanyLogoDependencies } from "../dependencies.ts";
import type { LogoAnswer, LogoService } from "../logo-service.ts";
import { findLogo, keepLogo, type LogoRow } from "../store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds for which an answer of the service holds. */
const holdsFor = { image: 30 * day, none: day, failed: 10 * minute } as const;
/** Hosts asked for at the same time; others get what is known. */
const askedAtOnceMax = 16;

interface Dependencies extends Pick<CompanyLogoDependencies, "database" | "clock" | "log"> {
  service: LogoService;
}

/**
 * Finds logos: a `data:` URL for a public host name, or null. The service is asked once at a time for a host and seldom again; when it
 * fails, an image it gave before goes on being shown.
 */
export function createFindLogo({
  database,
  clock,
  log,
  service,
}: Dependencies): (host: string) => Promise<string | null> {
  const underWay = new Map<string, Promise<string | null>>();
  let asked = 0;

  const ask = async (host: string, known: LogoRow | undefined): Promise<string | null> => {
    asked += 1;
    const answer = await service(host).finally(() => {
      asked -= 1;
    });
    if ("problem" in answer) log.warn({ part: "company-logo", host, problem: answer.problem }, "no logo could be had");
    const image = imageIn(answer, known);
    const until = new Date(clock().getTime() + holdsFor[answer.kind]);
    await database.withSystem((transaction) => keepLogo(transaction, { host, image, until }));
    return image;
  };

  const find = async (host: string): Promise<string | null> => {
    // Logos belong to no company.
    const known = await database.withSystem((transaction) => findLogo(transaction, host));
    if (known && known.until > clock()) return known.image;
    return asked < askedAtOnceMax ? ask(host, known) : (known?.image ?? null);
  };

  return (host) => {
    const running = underWay.get(host);
    if (running) return running;
    const finding = find(host).finally(() => underWay.delete(host));
    underWay.set(host, finding);
    return finding;
  };
}

function imageIn(answer: LogoAnswer, known: LogoRow | undefined): string | null {
  if (answer.kind === "image") return answer.image;
  return answer.kind === "failed" ? (known?.image ?? null) : null;
}

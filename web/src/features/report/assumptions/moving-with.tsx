import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { figuresRestingOn } from "@seedbed/rules/financials/figures/resting-on";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { financialProjection } from "../financials/section.ts";
import { overview } from "../overview/section.ts";
import { summariesQuery } from "../overview/summaries-query.ts";
import styles from "./assumption-item.module.css";

interface MovingWithProps {
  conceptId: string;
  projection: FinancialProjection;
  /** The numbers that an assumption is about, as ids of figures. */
  numbers: readonly string[];
}

/** What follows from numbers, as it is now, and the texts that state one of them or of it. Nothing for those that nothing follows from. */
export function MovingWith({ conceptId, projection, numbers }: MovingWithProps) {
  const texts = useStatingTexts(conceptId);
  const figures = figuresOf(projection);
  const moving = [...new Set(numbers.flatMap((id) => figuresRestingOn(figures, id)))];
  const first = numbers.flatMap((id) => figures.get(id)?.entries ?? [])[0];
  if (!first || moving.length === 0) return null;
  const moved = new Set([...numbers, ...moving.map((figure) => figure.id)]);
  const stating = texts.filter(({ stated }) => stated?.some(({ figure }) => moved.has(figure)));
  const tab = projection.layout === "savings" ? "impact-sizing" : "market-sizing";
  return (
    <>
      <p className={styles.made}>
        <Link to={financialProjection.tab.path} params={{ id: conceptId }} search={{ tab }} hash={first.uuid}>
          {`Numbers that move with ${numbers.length > 1 ? "them" : "it"}`}
        </Link>
        {`: ${moving.map(({ title, words }) => `${title} (${words})`).join(", ")}.`}
      </p>
      {stating.length > 0 && (
        <p className={styles.made}>
          {"Texts that state one of them: "}
          {stating.map(({ name, link }, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <Link {...link} params={{ id: conceptId }}>
                {name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

const projected = <Tab extends "business-model" | "market-sizing" | "impact-sizing">(tab: Tab) => ({
  ...{ to: financialProjection.tab.path, search: { tab } },
});

/** The texts of the overview that follow figures of the projection, each with where it is read. */
function useStatingTexts(conceptId: string) {
  const { data: said } = useQuery(overview.query(conceptId));
  const { data: summaries } = useQuery(summariesQuery(conceptId));
  const { financialMarketSizeRevenue, financialMarketSizeSavings, financialBusinessModel } = summaries?.figures ?? {};
  return [
    { name: "market size of the overview", stated: said?.marketSizeFigures, link: { to: overview.tab.path } },
    { name: "summary of the market size", stated: financialMarketSizeRevenue, link: projected("market-sizing") },
    { name: "summary of the savings", stated: financialMarketSizeSavings, link: projected("impact-sizing") },
    { name: "summary of the business model", stated: financialBusinessModel, link: projected("business-model") },
  ];
}

import { IconBulb, IconChartLine, IconCircleCheck, IconUsersGroup } from "@tabler/icons-react";
import { SeedlingMark } from "../../../design/seedling-mark.tsx";
import styles from "./benefits.module.css";

const benefits = [
  {
    icon: IconBulb,
    title: "Identify ideas",
    text: "Answer a few questions and see which opportunities fit your company.",
  },
  {
    icon: IconCircleCheck,
    title: "Instantly validate",
    text: "Get a report with market, customers, figures and what it all rests on.",
  },
  {
    icon: IconUsersGroup,
    title: "Democratize the innovation process",
    text: "Everybody can plant a seed, not only the strategy team.",
  },
  {
    icon: IconChartLine,
    title: "Tracking and ROI",
    text: "Follow every concept from first thought to commercial product.",
  },
];

/** What a company gets, beside the onboarding form. */
export function Benefits() {
  return (
    <aside className={styles.benefits}>
      <SeedlingMark size={56} />
      <h2>What grows here</h2>
      <ul>
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} stroke={1.6} aria-hidden="true" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

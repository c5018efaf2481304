import {
  type PreviewSettings,
  placeholderInvestment,
  previewBands,
  previewControls,
} from "@seedbed/rules/projections/preview";
import { useState } from "react";
import { Card } from "../../../../design/card.tsx";
import styles from "./coming-soon.module.css";
import { PreviewChart } from "./preview-chart.tsx";
import { SliderField } from "./slider-field.tsx";

/** Any seed will do: the preview is an example, and always the same one. */
const seed = 4217;

const percent = (value: number) => `${value}%`;

/** What stands in place of projections: an example that can be played with, blurred, for its figures are nobody's. */
export function ComingSoon() {
  const [settings, setSettings] = useState<PreviewSettings>({
    months: previewControls.months.initial,
    simulations: previewControls.simulations.initial,
    meanReturn: previewControls.meanReturn.initial,
    deviation: previewControls.deviation.initial,
    investment: placeholderInvestment,
    seed,
  });
  const field = (name: keyof typeof previewControls) => ({
    ...previewControls[name],
    value: settings[name],
    onChange: (value: number) => setSettings((standing) => ({ ...standing, [name]: value })),
  });
  return (
    <Card>
      <div className={styles.stage}>
        <div className={styles.blurred} aria-hidden="true">
          <PreviewChart bands={previewBands(settings)} />
        </div>
        <div className={styles.note}>
          <h2>Coming Soon</h2>
          <p>Projections feature is under development</p>
        </div>
      </div>
      <fieldset className={styles.controls}>
        <legend>Preview with example figures, not those of this concept</legend>
        <SliderField label="Horizon (months)" {...field("months")} inWords={String} />
        <SliderField label="Simulations" {...field("simulations")} inWords={String} />
        <SliderField label="Mean monthly return" {...field("meanReturn")} inWords={percent} />
        <SliderField label="Standard deviation" {...field("deviation")} inWords={percent} />
      </fieldset>
    </Card>
  );
}

import { type ReactNode, useRef, useState } from "react";
import { Card } from "../../../../../design/card.tsx";
import { PillTabs } from "../../../../../design/page/pill-tabs.tsx";
import type { Figures } from "../../saving/picture-files.ts";
import { SavePicture } from "../../saving/save-picture.tsx";
import styles from "./picture-card.module.css";

interface PictureCardProps {
  title: string;
  /** What the picture says, in a sentence. */
  lead?: ReactNode;
  picture: ReactNode;
  /** Draws it for a file, where it is no drawing in the page; null for what is words. */
  draw?: (() => string) | null;
  /** What it shows, in plain numbers. */
  figures: Figures;
  table: { columns: readonly string[]; rows: readonly { name: string; cells: readonly string[] }[] };
  children?: ReactNode;
}

/** A picture, and the same in figures behind a switch. */
export function PictureCard({
  title,
  lead,
  picture,
  draw,
  figures,
  table: { columns, rows },
  children,
}: PictureCardProps) {
  const [shown, setShown] = useState<"chart" | "table">("chart");
  const shownPicture = useRef<HTMLDivElement>(null);
  const inPage = () => shownPicture.current?.querySelector<SVGSVGElement>("svg") ?? null;
  const tabs = [
    { value: "chart", label: "Chart" },
    { value: "table", label: "Table" },
  ] as const;
  return (
    <Card
      title={title}
      aside={
        <div className={styles.aside}>
          <PillTabs label={`${title} as`} size="small" tabs={tabs} value={shown} onChange={setShown} />
          <SavePicture title={title} figures={figures} {...(draw === null ? {} : { picture: draw ?? inPage })} />
        </div>
      }
    >
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      <div ref={shownPicture} hidden={shown !== "chart"}>
        {picture}
      </div>
      {shown === "table" && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed along must be reached by keys
        <section className={styles.scroll} aria-label={`${title} in figures`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}

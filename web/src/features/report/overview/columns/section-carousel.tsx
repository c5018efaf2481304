import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { Card } from "../../../../design/card.tsx";
import { PlaceLink } from "../place-link.tsx";
import type { ReportParts } from "../use-report-parts.ts";
import styles from "./section-carousel.module.css";
import { useAutoAdvance } from "./use-auto-advance.ts";
import { useSlides } from "./use-slides.tsx";

interface SectionCarouselProps {
  conceptId: string;
  said: Overview;
  parts: ReportParts;
}

/**
 * Six cards, one for each part of the report, that take turns every five seconds unless the pointer or the focus rests on them or a person has
 * paused them. All lie on the same place, so that the page keeps its height whichever is shown. Arrow keys turn them.
 */
export function SectionCarousel({ conceptId, said, parts }: SectionCarouselProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused, setPaused] = useState(false);
  const slides = useSlides({ conceptId, said, parts });
  const { current, goTo, moves } = useAutoAdvance(slides.length, hovered || focused || paused);
  const onArrows = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") goTo(current + 1);
    else if (event.key === "ArrowLeft") goTo(current - 1);
    else return;
    event.preventDefault();
  };
  return (
    <section
      aria-label="The report in six cards"
      aria-roledescription="carousel"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.stack} aria-live={moves && !paused && !focused ? "off" : "polite"}>
        {slides.map(({ title, place, body }, index) => (
          <div key={title} className={styles.slide} data-shown={index === current} inert={index !== current}>
            <Card
              title={title}
              className={styles.card}
              aside={
                <PlaceLink conceptId={conceptId} place={place}>
                  Details
                </PlaceLink>
              }
            >
              <div className={styles.body}>{body}</div>
            </Card>
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div className={styles.footer} role="group" aria-label="Cards" onKeyDown={onArrows}>
        <button type="button" className={styles.step} aria-label="Previous card" onClick={() => goTo(current - 1)}>
          <IconChevronLeft size={16} aria-hidden="true" />
        </button>
        <div className={styles.dots}>
          {slides.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              aria-label={title}
              aria-current={index === current}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
        <button type="button" className={styles.step} aria-label="Next card" onClick={() => goTo(current + 1)}>
          <IconChevronRight size={16} aria-hidden="true" />
        </button>
        <span className={`numerals ${styles.count}`}>
          {current + 1} of {slides.length}
        </span>
        {moves && (
          <button
            type="button"
            className={styles.step}
            aria-label={paused ? "Let the cards take turns" : "Pause the cards"}
            onClick={() => setPaused((before) => !before)}
          >
            {paused ? (
              <IconPlayerPlay size={16} aria-hidden="true" />
            ) : (
              <IconPlayerPause size={16} aria-hidden="true" />
            )}
          </button>
        )}
      </div>
    </section>
  );
}

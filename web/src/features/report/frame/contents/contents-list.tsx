import { type RefObject, useEffect, useState } from "react";
import { afterLayout } from "../../../../design/page/after-layout.ts";
import styles from "./contents-list.module.css";
import { type Heading, headingsIn } from "./headings-in.ts";

/** With fewer parts a page needs no list of them. */
const fewest = 3;
/** How far from the top the part begins that is being read, in pixels. */
const readingLine = 120;

/** The parts of the page shown, for wide screens: it stays in sight, and the part that is being read is marked. */
export function ContentsList({ page }: { page: RefObject<HTMLElement | null> }) {
  const { found, isWaiting } = useHeadings(page);
  const headings = found.length < fewest ? [] : found;
  const current = useCurrent(headings);
  // Its room is kept while it is not known what the page holds.
  if (headings.length === 0 && !isWaiting) return null;
  return (
    <nav className={styles.contents} aria-label="On this page" data-empty={headings.length === 0 || undefined}>
      <span className={styles.name} aria-hidden="true">
        On this page
      </span>
      <ol>
        {headings.map(({ id, text, element }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              onClick={(event) => {
                // Without the router, which would take the name of a part for an address to come back to.
                event.preventDefault();
                element.scrollIntoView({ block: "start" });
                element.tabIndex = -1;
                element.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Found {
  found: Heading[];
  /** Whether something of the page is still on its way. */
  isWaiting: boolean;
}

function useHeadings(page: RefObject<HTMLElement | null>): Found {
  const [headings, setHeadings] = useState<Found>({ found: [], isWaiting: true });
  useEffect(() => {
    const shown = page.current;
    if (!shown) return;
    const read = () =>
      setHeadings((before) => {
        const found = headingsIn(shown);
        const isWaiting = shown.querySelector('[aria-busy="true"], [data-coming]') !== null;
        const isSame =
          isWaiting === before.isWaiting &&
          found.length === before.found.length &&
          found.every(({ element, text }, index) => {
            const known = before.found[index];
            return element === known?.element && text === known.text;
          });
        return isSame ? before : { found, isWaiting };
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(shown, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["aria-busy"],
    });
    return () => observer.disconnect();
  }, [page]);
  return headings;
}

/** The last part that begins above the line one reads at; the first one at the top of the page. What stays in sight beside the others is read with each. */
function useCurrent(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let passing: readonly Heading[] = [];
    const look = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
      const read = isAtEnd
        ? passing.at(-1)
        : passing.findLast(({ element }) => element.getBoundingClientRect().top <= readingLine);
      setCurrent((read ?? headings[0])?.id);
    };
    const lookAnew = () => {
      passing = headings.filter(({ element }) => !isPinned(element));
      look();
    };
    const leave = afterLayout(document.documentElement, lookAnew);
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", lookAnew);
    return () => {
      leave();
      removeEventListener("scroll", look);
      removeEventListener("resize", lookAnew);
    };
  }, [headings]);
  return current;
}

function isPinned(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).position === "sticky" || isPinned(element.parentElement));
}

import { createRoot } from "react-dom/client";
import "./theme/tokens.css";
import "./theme/derived.css";
import "./theme/fonts.css";
import "./theme/fallback-fonts.css";
import "./theme/base.css";
import { LoadingFailed } from "./shell/missing-part/loading-failed.tsx";
import { nameMissingParts } from "./shell/missing-part/name-missing-parts.ts";
import { withholdStrayClicks } from "./shell/start/withhold-stray-clicks.ts";
import { followOtherTabs, isSessionStored, session } from "./transport/session.ts";

nameMissingParts();
withholdStrayClicks();
const loadApplication = () => import("./application.tsx");
/** The server announces these scripts for the addresses of a report: they are read while the application is. */
const loadAhead = async () =>
  /^\/concept\/[^/]*\d/.test(location.pathname) && isSessionStored()
    ? import("./features/report/read-ahead.ts").catch(() => undefined)
    : undefined;
const ahead = loadAhead();

// Where somebody is signed in, the application comes while the session is read. A failure is met where it is waited for.
if (isSessionStored()) loadApplication().catch(() => undefined);

// The one sheet of a page of a report (`announcePreloads`) is here by now, or could not be fetched: what it is made of is asked for then.
const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
if (sheets.some((link) => !link.disabled && !isFetched(link))) for (const link of sheets) link.disabled = false;

const element = document.getElementById("root");
if (!element) throw new Error("The page has no element with the id root.");
const root = createRoot(element);

session
  .restore()
  .then(open)
  .catch((error: unknown) => {
    console.warn("The application could not be fetched.", error);
    root.render(<LoadingFailed address={location.pathname + location.search} />);
  });

async function open(): Promise<void> {
  followOtherTabs();
  session.reload().catch((error: unknown) => console.warn("The current user could not be loaded.", error));
  if (!session.current() && ["/", "/login"].includes(location.pathname)) {
    if (location.pathname === "/") history.replaceState(null, "", "/login");
    const { openFrontDoor } = await import("./features/access/front-door/open-front-door.tsx");
    openFrontDoor(root, loadApplication);
  } else {
    const [{ startApplication }, found] = await Promise.all([loadApplication(), ahead]);
    startApplication(root, undefined, found?.readAhead);
  }
}

function isFetched({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // What could not be fetched may not be read either.
    return false;
  }
}

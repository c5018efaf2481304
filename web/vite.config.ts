import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import {
  announcePreloads,
  compiledWhileTheyCome,
  precompress,
  shortClassNames,
  withMantineTheme,
  withoutFacades,
  withoutMantineNames,
} from "./build-plugins.ts";
import { reactCompiler } from "./react-compiler.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4000"}`;

/**
 * What is drawn seldom, or cheaply: the compiler would remember every piece of it between two drawings, in twice the code. Nothing in here may need
 * a value to stay the same: what gives a context, or has effects that rest on what it makes while it is drawn, belongs to the compiler.
 */
const drawnPlainly = [
  /\/src\/(features\/dashboard\/[a-z-]+|shell\/(navigation-drawer|company-logo|loading-failed|no-model\/no-model-notice))\.tsx/,
  /\/src\/design\/(page\/(page|page-header|page-skeleton|skeleton|skeleton-lines|empty-state|error-state)|seedling-mark|icon-button|button|loader|card|badge|avatar|origin-badge|source-chip|message\/message-field|text\/inline-editor|progress\/(meter|stage-bar|counter))\.tsx/,
  /\/src\/features\/report\/(frame\/(skeletons\/[a-z-]+|report-(header|frame)|section-gate|report-tab-links|status-selector|actions\/report-(action|menu)|places\/item-link)|editing\/(editable|items|items\/(tools|item-menu|use-drag)|fields\/place|presence\/person-at-field|people\/initials|work\/written-by)|versions\/(versions-button|version-label))\.tsx?$/,
  /\/src\/features\/report\/(plain\/(section|source-list|more-sources|direction-badge)|evidence\/(evidence-button|rests-on|confidence-meter|no-research-notice)|research\/progress\/(running-research|what-was-read))\.tsx/,
  /\/src\/features\/report\/(overview\/((answers|executive|classic|cards)\/[a-z-]+|upgrade\/upgrade-banner|overview-screen|landscape|place-link|concept-image|columns\/(section-carousel|slide-summary|use-slides|market-size-card|profile-names|numbered-card|strength-lists))|customers\/((needs|stance|overview|signals|journey|personas)\/)?[a-z-]+|assumptions\/[a-z-]+|financials\/((classic|parts|revenue|savings)\/)?[a-z-]+|context\/[a-z-]+|interviews\/interviews-link|market-scan\/((trends|forces|insights)\/[a-z-]+|market-scan-screen|turning-points|impact-box|linked-section|classic\/(driver-card|classic-skeleton)|ecosystem\/(general-info|startup-parts|key-contacts|company-(details|list|names)|evidenced-list|ecosystem-lists|claim-sources|basis|add-button)))\.tsx/,
  /\/src\/features\/(conversations\/(persona-chat-card)|concepts\/similar\/similar-banner)\.tsx/,
];

/** What few pages show at once. */
const seldom =
  /\/src\/(design\/(page\/pill-tabs|text\/relative-date|late\/use-opened-at-once)|transport\/files\/[a-z-]+)\.|\/rules\/src\/(market-sizing|projections)\//;
const opened = /\/src\/(design\/(confirm-dialog|disclosure-panel|page\/side-panel)|shell\/kept-words\/[a-z-]+)\./;
const shared =
  /\/node_modules\/@(tanstack|tabler)\/|\/use-(media-query|reduced-motion)\.mjs|\/src\/(design|shell|transport)\/|\/(contract|rules)\/src\//;
const reportParts =
  /\/src\/features\/report\/((frame|editing\/(saving|presence|people|work|undo|conflict))\/|plain\/(?!source-footer|sources-that-fit|collapsible-text|direction-badge)|editing\/[a-z-]+\.ts|[a-z-]+\/(context-tab|persona-address)\.ts|sections\.ts|assumption-categories\.ts|evidence\/(evidence-button|confidence-meter|rests-on|stance-of|use-evidence-ahead))|\/(validation-display|default-sizing)\.ts|\/page\/pill-tabs\.|\/current\/estimate-words\.|\/modern\/useMutationState\.|\/no-model\/(use-dismissed-notice|no-model-notice\.module)|\/icons\/Icon(ArrowRight|Coins|Cpu|Users)\.mjs|\/concept\/\$id\/route\.tsx\?tsr-split/;
/** What asks for the answers that a page of a report shows: there before the page is. */
const ahead =
  /\/src\/(shell\/no-model\/dismissed-query|features\/report\/(read-ahead|frame\/concept-query|[a-z-]+\/(late-forms|section|context-query|summaries-query|glance-query|research-query)))\.ts$/;
/** What can be changed in place, as it is shown before anybody does. */
const inPlace = /\/editing\/(editable\.tsx|fields\/(place|use-field|same-value)\.)/;
/** What people may change in each section: needed with the first change. */
const edits = /\/contract\/src\/report\/(?!editing\/)[a-z-]+\/(company-)?edits\.ts|\/editing\/edits-of\.ts/;
/** The tools of an item and the button that adds one: most pages of a report have a list on their first screen. */
const listParts =
  /\/editing\/(items\.tsx|items\/(item-tools|tools|use-drag|add-form|item-menu|shown-items|use-list-count)\.|saving\/(content-paths|shown-content)\.)/;
/** A profile and the conversation beside it, before somebody does something with either. */
const profileParts =
  /\/features\/report\/customers\/(?!forms\/|needs\/|journey\/|signals\/|needs-and-signals\.|section\.|persona-address\.|keep-sentence\.)[a-z/-]+\.(tsx?|module\.css)$|\/conversations\/(persona-chat-card|persona-heading|card\/card-talk-part|talk\/(kept-talks|outgoing))\.|\/design\/message\/message-field\.|\/transport\/kept\/(kept-entry|tab-sealing)\.|\/-talk\/(chat-aside|use-ways-of-talk|use-keep-sentence)\.|\/rules\/src\/customers\/persona-words\.|\/interviews\/interviews-link\.|\/customer-profile\.tsx\?tsr-split/;
/** The lists of the bank as they are shown before anybody does something with them. */
const bank =
  /\/features\/concepts\/(?!menus\/(?!row-menu)|compare\/|similar\/(?!similar-note)|filters\/filter-panel|selection\/(selection-bar|use-archive-concepts)|status-card|generation-status|on-events|use-users)|\/icons\/IconFilter\.|\/design\/check-box\./;
const afterTouch =
  /\/frame\/(find|forms|places|export|contents)\/|\/frame\/words\/concept-text-editor|\/frame\/actions\/(open-|use-concept-actions|generate-section|snapshot-button)|\/frame\/current\/(update-dialog|update-outdated|use-update|outdated-notice|cause-|rewritten-|estimate-(?!words)|why-)|\/frame\/notes\/(gap-|mark-|notices|retry-|use-retry)|\/plain\/open-|\/editing\/presence\/people-pills|\/editing\/(editable\.|edits-of\.|items\.|kit\.|testing\/|saving\/(content-paths|shown-content|unsaved-changes|found-fields|kept-fields|save|section-cache|changed-content|whole-item|note-work|named-things)\.|undo\/(desk-notice|take-back|note-edits)|conflict\/(at-field|block-around|conflict-|conflict\.|merge-form|use-standing))/;

/** What a page of a report surely asks for. */
const ofEveryReport = ["application", "shared", "report"];
const reportPages = [
  { name: "market-scan", page: "/market-scan/?$", chunks: ["market-scan"] },
  { name: "customer-profile", page: "/customer-profile/?$", chunks: ["profiles"] },
  { name: "financial-projection", page: "/financial-projection/?$", chunks: ["financials"] },
  { name: "assumptions", page: "/assumptions/?$", chunks: ["assumptions"] },
  { name: "context", page: "/settings/?$", chunks: ["settings"] },
  { name: "overview", page: "(?:/overview)?/?$", chunks: ["overview"] },
  { name: "report", page: "/", chunks: [] },
];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: fileURLToPath(new URL("src/routes", import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL("src/route-tree.gen.ts", import.meta.url)),
      quoteStyle: "double",
    }),
    react(),
    reactCompiler([/\/node_modules\//, ...drawnPlainly]),
    withMantineTheme(fileURLToPath(new URL("src/theme/mantine-theme.ts", import.meta.url))),
    withoutMantineNames(),
    announcePreloads([
      { name: "login", path: /^\/login$/, chunks: ["front-door"] },
      ...reportPages.map(({ name, page, chunks }) => ({
        name,
        path: new RegExp(`^/concept/(?:[A-Z]+-\\d+|[\\da-f]{8}-[\\da-f-]{27})${page}`),
        chunks: [...ofEveryReport, ...chunks],
      })),
    ]),
    compiledWhileTheyCome([
      ...["react", "entry", "front-door", "dashboard", "bank", "revenue-icons", "live-updates"],
      ...["classic-overview", "classic-market-scan", "first-report"],
      ...[...ofEveryReport, ...reportPages.flatMap(({ chunks }) => chunks)],
    ]),
    shortClassNames(),
    withoutFacades(),
    precompress(),
  ],
  server: {
    proxy: { "/api": server, "/readyz": server, "/local": server, "/ws": { target: server, ws: true } },
  },
  build: {
    target: "es2023",
    manifest: true,
    // The server forbids `data:` fonts and scripts; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has these: to look whether it does costs a slow processor milliseconds for each of them.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => !/\/(?:rolldown-runtime|react|entry)-[^/]+\.js$/.test(file)) : files,
    },
    rolldownOptions: {
      output: {
        // The first page comes in a few files instead of fifty crumbs: what every page needs is in two that rarely change together, and
        // the pages most visits begin with have their own; what the login page does without is in "application". A group takes along what its modules import, unless one above has it.
        codeSplitting: {
          groups: [
            { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
            {
              name: "entry",
              test: /\/src\/(main|transport\/call|shell\/(document-title|toasts)|design\/(seedling-mark|late\/lazy-part|page\/skeleton-lines|text\/too-long)|features\/access\/(search|tab-entry))\.tsx?$/,
            },
            { name: "front-door", test: /\/src\/features\/access\/front-door\// },
            // Comes with the first component of Mantine, of which the application has none.
            {
              name: "mantine-theme",
              test: /\/src\/theme\/(mantine-theme|theme|palette)\.|\/@mantine\/core\/esm\/core\/(MantineProvider\/(default-|create-theme|merge-mantine-theme|color-functions|MantineCssVariables|convert-css-variables)|utils\/(deep-merge|units-converters|keys))/,
              includeDependenciesRecursively: false,
            },
            {
              name: "application",
              test: /\/src\/application\.tsx$|\/routes\/_private\/_workspace\.tsx\?tsr-split|\/src\/shell\/live-updates\.ts$|\/react-query\/build\/modern\/(useQuery|queryOptions)\.js|\/icons\/IconPlus\.mjs|\/rules\/src\/money\/compact-usd\.ts|\/src\/design\/(page\/(empty-state|page-header|page)|badge|card|progress\/meter)\.tsx/,
            },
            { name: "edits", test: edits, includeDependenciesRecursively: false },
            // What keeps words on the device: needed by whoever writes some.
            {
              name: "kept",
              test: /\/src\/transport\/kept\/(kept-store|use-kept|sealed-words)|\/node_modules\/@noble\/ciphers\//,
              includeDependenciesRecursively: false,
            },
            // What many other pages share.
            {
              name: "shared",
              test: (id) => shared.test(id) && !opened.test(id) && !seldom.test(id),
              minShareCount: 6,
              includeDependenciesRecursively: false,
            },
            { name: "company-logo", test: /\/src\/shell\/company-logo\./ },
            { name: "dashboard", test: /\/routes\/_private\/_workspace\/index\.tsx\?tsr-split/ },
            // What every page of a report shows before anybody touches it, and all that this needs. A browser takes longer for a file than for a kilobyte more.
            {
              name: "report",
              test: (id) =>
                inPlace.test(id) ||
                ahead.test(id) ||
                listParts.test(id) ||
                (reportParts.test(id) && !afterTouch.test(id)),
            },
            { name: "contents", test: /\/frame\/contents\//, includeDependenciesRecursively: false },
            // Small files that come together: each would send its own headers.
            { name: "bank", test: bank, includeDependenciesRecursively: false },
            { name: "similar", test: /\/concepts\/similar\/(similar-banner|use-similar)\./ },
            // The heaviest of them, each in one file instead of many crumbs.
            {
              name: "overview",
              test: /\/src\/features\/report\/overview\/(?!classic\/[a-z-]+\.tsx|first-report\/|upgrade\/(?!upgrade-banner\.module)|columns\/|video\/)|\/concept\/\$id\/index\.tsx\?tsr-split/,
            },
            { name: "classic-overview", test: /\/report\/overview\/(classic\/|upgrade\/upgrade-banner\.)/ },
            { name: "profiles", test: profileParts },
            {
              name: "financials",
              test: /\/report\/financials\/((revenue|parts)\/|saving\/save-(menu|picture|projection)\.|market-circles\.module|icons\/named-icon|(tabbed|financial)-projection)|\/financial-projection\.tsx\?tsr-split|\/rules\/src\/market-sizing\/(figures-in-words|market-size)\./,
            },
            {
              name: "assumptions",
              test: /\/report\/assumptions\/(?!named\/|projection-says|moving-with|changing\/(assumption-dialog|confirmed-draft|lifecycle-dialog|new-ratings|statement-modal|use-assumption-changes))[a-z/-]+\.(tsx|ts|module\.css)$|\/rules\/src\/assumptions\/(benchmark|risk)\.|\/assumptions\.tsx\?tsr-split/,
              includeDependenciesRecursively: false,
            },
            // Earlier forms, which are known with the concept: their sheets, which are small, are part of the usual form's.
            // With the circles, which come with the tab of the market's size otherwise.
            { name: "classic-projection", test: /\/financials\/(classic\/|market-circles)/ },
            { name: "revenue-icons", test: /\/financials\/icons\/revenue-icons\./ },
            {
              name: "market-scan",
              test: /\/report\/(market-scan\/(trends\/(trends-tab|pestel)|insights\/priority|forces\/|(linked-section|impact-box|turning-points|direction-label|use-chosen-item|late-cards|market-scan-screen)\.|ecosystem\/company-kinds\.|classic\/[a-z-]+\.module)|evidence\/(use-)?no-research-notice\.)|\/market-scan\.tsx\?tsr-split/,
            },
            // What opens over a page and what is written into, in one file: pages of a report fetch it when they are touched.
            { name: "controls", test: opened, minShareCount: 3, includeDependenciesRecursively: false },
            { name: "controls", test: /\/node_modules\//, minShareCount: 8, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

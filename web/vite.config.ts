import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { announcePreloads, precompress } from "./build-plugins.ts";
import { reactCompiler } from "./react-compiler.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4000"}`;

/**
 * What is drawn seldom, or cheaply: the compiler would remember every piece of it between two drawings, in twice the code. Nothing in here may need
 * a value to stay the same: what has effects or gives a context belongs to the compiler.
 */
const drawnPlainly = [
  /\/src\/(features\/dashboard\/[a-z-]+|shell\/(navigation-drawer|company-logo))\.tsx/,
  /\/src\/design\/(page\/(page|page-header|empty-state|error-state)|card|badge|avatar|origin-badge|source-chip|progress\/(meter|stage-bar))\.tsx/,
  /\/src\/features\/report\/(frame\/(skeletons\/[a-z-]+|report-header|report-tab-links|status-selector|actions\/report-(action|menu)|places\/item-link)|editing\/(editable|items|presence\/person-at-field|people\/initials|work\/written-by))\.tsx/,
  /\/src\/features\/report\/(overview\/((answers|executive)\/[a-z-]+|overview-screen|landscape|place-link|concept-image|cards\/(section-carousel|slide-summary|category-bars|market-size-[a-z]+|part-state|profile-names))|customers\/((needs|stance|overview|signals|journey)\/)?[a-z-]+|assumptions\/[a-z-]+|financials\/[a-z-]+|context\/[a-z-]+|market-scan\/((trends|forces|insights)\/[a-z-]+|market-scan-screen|turning-points|impact-box|linked-section))\.tsx/,
];

const opened =
  /\/src\/(design\/(confirm-dialog|disclosure-panel|page\/(side-panel|pagination))|shell\/leave-warning)\./;
const shared =
  /\/node_modules\/@(tanstack|tabler)\/|\/components\/(ActionIcon|Loader)\/|\/src\/(design|shell|transport)\/|\/(contract|rules)\/src\//;
const reportParts =
  /\/src\/features\/report\/((frame|plain|editing\/(saving|presence|people|work|undo|conflict))\/|editing\/[a-z-]+\.ts|[a-z-]+\/(section|edits|context-(tab|query)|summaries-query|persona-address)\.ts|sections\.ts|assumption-categories\.ts|evidence\/(evidence-button|confidence-meter|rests-on|stance-of|use-evidence-ahead))|\/(validation-display|default-sizing)\.ts|\/design\/page\/pill-tabs\.|\/icons\/Icon(ArrowRight|Coins|Cpu|Users)\.mjs|\/contract\/src\/report\/[a-z-]+\/edits\.ts|\/concept\/\$id\/route\.tsx\?tsr-split/;
/** What can be changed in place, as it is shown before anybody does. */
const inPlace =
  /\/editing\/(editable\.tsx|items\.tsx|items\/(item-tools|tools|use-drag|add-form|item-menu|shown-items|use-list-count)\.|fields\/(place|use-field|same-value)\.)/;
/** A profile and the conversation beside it, before somebody does something with either. */
const profileParts =
  /\/features\/report\/customers\/(?!forms\/|section\.|persona-address\.)[a-z/-]+\.(tsx?|module\.css)$|\/conversations\/(persona-chat-card|persona-heading|composer\/message-field|card\/card-talk-part|talk\/(kept-talks|kept-entry|use-draft|outgoing))\.|\/-talk\/(chat-aside|use-ways-of-talk|use-keep-sentence)\.|\/rules\/src\/customers\/persona-words\.|\/interviews\/interviews-link\.|\/customer-profile\.tsx\?tsr-split/;
const afterTouch =
  /\/frame\/(find|forms)\/|\/frame\/actions\/(open-|use-concept-actions|generate-section|snapshot-button)|\/frame\/current\/(update-|use-update|outdated-notice|cause-)|\/frame\/notes\/(gap-|mark-|notices|retry-|use-retry)|\/plain\/open-|\/editing\/presence\/people-pills|\/editing\/(editable\.|items\.|kit\.|testing\/|saving\/unsaved-changes|undo\/desk-notice|conflict\/(conflict-|conflict\.|merge-form|use-standing|words-of))/;

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
    announcePreloads([
      { path: /^\/login$/, chunks: ["front-door"] },
      {
        path: /^\/concept\/(?:[A-Z]+-\d+|[\da-f]{8}-[\da-f-]{27})(?:\/|$)/,
        chunks: ["application", "workspace", "shared", "report"],
      },
    ]),
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page comes in a few files instead of fifty crumbs: what every page needs is in two that rarely change together, and
        // the pages most visits begin with have their own; what the login page does without is in "application". A group takes along what its modules import, unless one above has it.
        codeSplitting: {
          groups: [
            { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
            {
              name: "entry",
              test: /\/src\/(main|transport\/call|shell\/(document-title|toasts)|design\/(seedling-mark|page\/skeleton-lines)|features\/access\/(search|tab-entry))\.tsx?$/,
            },
            { name: "front-door", test: /\/src\/features\/access\/front-door\// },
            { name: "application", test: /\/src\/application\.tsx$/ },
            {
              name: "workspace",
              test: /\/routes\/_private\/_workspace\.tsx\?tsr-split|\/src\/shell\/live-updates\.ts$|\/react-query\/build\/modern\/(useQuery|queryOptions)\.js|\/icons\/IconPlus\.mjs|\/rules\/src\/money\/compact-usd\.ts|\/src\/design\/(page\/(empty-state|page-header|page)|badge|card|progress\/meter)\.tsx/,
            },
            // What many other pages share.
            {
              name: "shared",
              test: (id) => shared.test(id) && !opened.test(id),
              minShareCount: 6,
              includeDependenciesRecursively: false,
            },
            { name: "company-logo", test: /\/src\/shell\/company-logo\./ },
            { name: "dashboard", test: /\/routes\/_private\/_workspace\/index\.tsx\?tsr-split/ },
            // What every page of a report shows before anybody touches it, and all that this needs.
            { name: "report", test: (id) => reportParts.test(id) && !afterTouch.test(id) },
            // What pages share before anybody touches them, and the two heaviest of them, each in one file instead of many crumbs.
            { name: "in-place", test: inPlace },
            { name: "similar", test: /\/concepts\/similar\/(similar-banner|use-similar)\./ },
            {
              name: "overview",
              test: /\/src\/features\/report\/overview\/(?!classic\/|upgrade\/)|\/concept\/\$id\/index\.tsx\?tsr-split/,
            },
            { name: "profiles", test: profileParts },
            // What opens over a page and what is written into, in one file: pages of a report fetch it when they are touched.
            { name: "controls", test: opened, minShareCount: 3, includeDependenciesRecursively: false },
            { name: "controls", test: /\/node_modules\//, minShareCount: 8, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

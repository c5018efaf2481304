/** The features of the server. The order is the law: a feature imports only features above it. */
const features = [
  "access",
  "company-logo",
  "company-suggest",
  "evidence",
  "nucleus",
  "incubation",
  "concepts",
  "report",
  "ai-editing",
  "conversations",
  "testing",
  "dashboard",
  "webhooks",
  "spending",
];

const workspaces = ["contract", "rules", "server", "web", "e2e", "bench"];
/** Which workspaces the code of a workspace may import. Journeys and measurements start the real thing themselves. */
const allowed = {
  contract: [],
  rules: ["contract"],
  server: ["contract", "rules"],
  web: ["contract", "rules"],
  e2e: ["contract", "rules", "server"],
  bench: ["contract", "rules", "server"],
};

const isTest = (path) =>
  /\.(?:test|fixture)\.tsx?$/.test(path) ||
  /\/test-support\/|^web\/src\/testing\//.test(path) ||
  /^(?:e2e|bench)\//.test(path);
const isProduct = /^(?:contract|rules|server|web)\/src\//;
const serverFeature = (path) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1];
const reportRoom = (path) => /^server\/src\/features\/report\/([^/]+)\//.exec(path)?.[1];
const webFeature = (path) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];

const aSection = "a section";
/**
 * The rooms of the report. The order is the law here, too; files beside the rooms put them together. A section is a room with a
 * `section.ts`; sections know nothing of each other.
 */
const reportRooms = [
  "writing",
  aSection,
  "revisions",
  "context",
  "operations",
  "research",
  "run",
  "editing",
  "proposals",
  "evidence",
  "interviews",
  "snapshot",
  "video",
  "versions",
  "exports",
];

/** What a feature shows to others. Tables, because foreign keys and joins cross features in the database itself. */
const forOtherFeatures = /^server\/src\/features\/[^/]+\/(?:exports\/|tables\.ts$)/;
const forLibrary = /^(?:server\/src\/library|server\/src\/platform\/drafting|contract\/src)\//;

/** Composition: what builds the whole server, and files that say by their name that they wire features together. */
const wiresServer = (path) => /^server\/src\/(?:[^/]+\.ts|demo\/.+)$/.test(path) || /\/wire-[^/]+\.ts$/.test(path);

/**
 * Imports that go against the architecture, one sentence each.
 * @param {import("./read-sources.mjs").Source[]} sources
 * @returns {string[]}
 */
export function wrongArrows(sources) {
  const sectionRooms = new Set(
    sources.filter(({ path }) => path.endsWith("/section.ts")).map(({ path }) => reportRoom(path)),
  );
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) => {
      const reason =
        betweenWorkspaces(path, target) ?? (isTest(path) ? undefined : insideWorkspace(path, target, sectionRooms));
      return reason ? [`${path} imports ${target}: ${reason}`] : [];
    }),
  );
}

function betweenWorkspaces(path, target) {
  const from = workspaces.find((name) => path.startsWith(`${name}/`));
  const to = workspaces.find((name) => target.startsWith(`${name}/`));
  if (!from) return undefined;
  if (to && to !== from && !allowed[from].includes(to)) return `${from} must not import ${to}`;
  if (from === "contract" && !to && !isTest(path) && target !== "zod" && !target.startsWith("zod/")) {
    return "the contract is zod alone, without input and output";
  }
  if (from === "rules" && !to && !isTest(path)) return "rules are pure functions without packages";
  return undefined;
}

function insideWorkspace(path, target, sectionRooms) {
  if (isProduct.test(path) && isTest(target)) return "only tests import what stands in test-support or web/src/testing";
  if (path.startsWith("server/src/")) return insideServer(path, target, sectionRooms);
  if (path.startsWith("web/src/")) return insideWeb(path, target);
  return undefined;
}

function insideServer(path, target, sectionRooms) {
  if (path.startsWith("server/src/library/") && !forLibrary.test(target)) {
    return "the library is data: it may know the contract's types and the words of drafts";
  }
  if (path === target || wiresServer(path)) return undefined;
  if (wiresServer(target) && target !== "server/src/config.ts") return "nothing imports the composition of the server";
  const to = serverFeature(target);
  if (!to) return undefined;
  if (path.startsWith("server/src/platform/")) return "the platform knows no feature";
  const from = serverFeature(path);
  if (!from) return undefined;
  if (from === to) return betweenRooms(reportRoom(path), reportRoom(target), sectionRooms);
  if (features.indexOf(from) <= features.indexOf(to)) return `${from} stands above ${to}`;
  return forOtherFeatures.test(target) ? undefined : "of another feature only exports/ and tables.ts may be imported";
}

function betweenRooms(from, to, sectionRooms) {
  if (!from || !to || from === to) return undefined;
  const kindOf = (room) => (sectionRooms.has(room) && !reportRooms.includes(room) ? aSection : room);
  const unknown = [from, to].find((room) => !reportRooms.includes(kindOf(room)));
  if (unknown) return `the report has no room ${unknown}: a section has a section.ts, others a place in the order`;
  const [here, there] = [from, to].map((room) => reportRooms.indexOf(kindOf(room)));
  if (here === there) return "sections of a report never import each other";
  return here < there ? `${from} stands above ${to}` : undefined;
}

const composesWeb = (path) => path.startsWith("web/src/routes/") || path === "web/src/main.tsx";

function insideWeb(path, target) {
  const to = webFeature(target);
  if (to && webFeature(path) !== to && !composesWeb(path)) {
    return webFeature(path)
      ? "features of the web never import each other"
      : "only routes and the entry compose features";
  }
  const leaves = /^web\/src\/(?:transport|shell|features|routes)\//;
  if (path.startsWith("web/src/design/") && leaves.test(target)) return "design/ knows neither data nor screens";
  if (target.startsWith("web/src/routes/") && !path.startsWith("web/src/routes/") && !path.endsWith(".gen.ts")) {
    return "nothing imports a route";
  }
  return undefined;
}

import { fileURLToPath } from "node:url";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { announcePreloads, precompress } from "./build-plugins.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4000"}`;

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
    babel({ presets: [reactCompilerPreset()] }),
    announcePreloads({ "/login": "front-door" }),
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
            { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
            {
              name: "entry",
              test: /\/src\/(main|transport\/call|shell\/(document-title|toasts)|design\/seedling-mark|features\/access\/(search|tab-entry))\.tsx?$/,
            },
            { name: "front-door", test: /\/src\/features\/access\/front-door\// },
            { name: "application", test: /\/src\/application\.tsx$/ },
            {
              name: "workspace",
              test: /\/routes\/_private\/_workspace(\/index)?\.tsx\?tsr-split|\/src\/shell\/live-updates\.ts$/,
            },
            // What half of the other pages share, without anything of theirs; then what all pages of a report do.
            { name: "controls", test: /\/node_modules\//, minShareCount: 8, includeDependenciesRecursively: false },
            {
              name: "report",
              test: /\/src\/(features\/report\/(frame|editing|plain)|design|shell)\/|\/concept\/\$id\/route\.tsx\?tsr-split/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});

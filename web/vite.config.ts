import { svelte } from "@sveltejs/vite-plugin-svelte";
import { viteSingleFile } from "vite-plugin-singlefile";
import { defineConfig } from "vitest/config";
import { contentSecurityPolicy } from "./policy.ts";

// The page is package data: `darwindeck.table` fills it, and users need no npm.
export default defineConfig({
  base: "./",
  plugins: [svelte(), viteSingleFile({ removeViteModuleLoader: true }), contentSecurityPolicy()],
  build: {
    outDir: "../src/darwindeck/table",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: "page.html" },
  },
  server: { fs: { allow: [".."] } },
  // In tests, too, runes are those of the browser.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: { include: ["tests/**/*.test.ts"] },
});

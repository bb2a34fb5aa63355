import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Writes a Content-Security-Policy into the built page: its own script and style by their hashes, a worker from a blob,
    WebAssembly, and nothing else. No request ever leaves the page. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".html")) file.source = withPolicy(String(file.source));
        }
      },
    },
  };
}

/** The page with its policy in place of the mark. */
export function withPolicy(page: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashes(page, /<script type="module"[^>]*>([^]*?)<\/script>/g)} 'wasm-unsafe-eval'`,
    `style-src ${hashes(page, /<style[^>]*>([^]*?)<\/style>/g)}`,
    "worker-src blob:",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const mark = `<meta name="policy" />`;
  if (!page.includes(mark)) throw new Error(`the page has no ${mark}`);
  return page.replace(mark, () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}

function hashes(page: string, element: RegExp): string {
  const found = [...page.matchAll(element)].map(([, text]) => createHash("sha256").update(text ?? "").digest("base64"));
  if (found.length === 0) throw new Error(`nothing in the page is like ${element}`);
  return found.map((hash) => `'sha256-${hash}'`).join(" ");
}

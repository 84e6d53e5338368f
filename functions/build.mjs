import { cpSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { writeDeployPackage } from './deploy/writeDeployPackage.ts';

// What is deployed is dist/ and nothing else: the bundle with domain and zod inside, and a package.json of its own with a lock.
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });
const options = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
};
await build({ ...options, entryPoints: { index: 'src/index.ts' }, outdir: 'dist/lib' });
// Started as files of their own, in a thread for each document: with their parsers inside they start in two thirds of the time.
await build({
  ...options,
  external: [],
  // Where in a parser it broke down is of use, and not what the parser looks like: 6 MB less to upload.
  sourcesContent: false,
  entryPoints: {
    extractionWorker: 'src/knowledge/extraction/extractionWorker.ts',
    pageWorker: 'src/knowledge/extraction/page/pageWorker.ts',
    mailWorker: 'src/channels/services/email/reading/thread/mailWorker.ts',
  },
  // Parsers that are CommonJS ask for Node's own modules.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  outdir: 'dist/lib',
});
// The second codebase, which is deployed from a folder of its own.
await build({ ...options, entryPoints: { index: 'src/billingCodebase.ts' }, outdir: 'dist/billing/lib' });
// Prompts, which Genkit reads from a folder.
cpSync(new URL('src/ai/prompts', import.meta.url), new URL('dist/lib/prompts', import.meta.url), {
  recursive: true,
  filter: (file) => !file.endsWith('.ts'),
});
// The bundled icons, read by the one function that serves them.
cpSync(
  new URL(import.meta.resolve('@iconify-json/tabler/icons.json')),
  new URL('dist/lib/icons-tabler.json', import.meta.url),
);
// The character maps of PDFs of Asian scripts.
cpSync(new URL('cmaps', import.meta.resolve('pdfjs-dist/package.json')), new URL('dist/lib/cmaps', import.meta.url), {
  recursive: true,
});
// The iframe page names the widget's hashed files.
cpSync(
  new URL('../widget/dist/manifest.json', import.meta.url),
  new URL('dist/lib/widget-manifest.json', import.meta.url),
);
// And the one that hands out a chatbot's loader puts its settings around the built script.
cpSync(
  new URL('../widget/dist/hosted-loader.js', import.meta.url),
  new URL('dist/lib/hosted-loader.js', import.meta.url),
);
cpSync(
  new URL('../widget/dist/proactive-loader.js', import.meta.url),
  new URL('dist/lib/proactive-loader.js', import.meta.url),
);
writeDeployPackage(new URL('dist', import.meta.url).pathname);
writeDeployPackage(new URL('dist/billing', import.meta.url).pathname);

import { readFileSync } from 'node:fs';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { build, defineConfig, type Plugin } from 'vite';

const MANIFEST = new URL('dist/manifest.json', import.meta.url);

/**
 * The page that a function serves needs the hashed names; Vite's own manifest has another shape. The script with every
 * language is built first, and those of one language add their names.
 */
function widgetManifest(language: string | undefined): Plugin {
  return {
    name: 'parlance-widget-manifest',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const js = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      const css = files.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
      if (js === undefined || css === undefined) throw new Error('The chat app needs one script and one style sheet.');
      const before: unknown = language === undefined ? {} : JSON.parse(readFileSync(MANIFEST, 'utf8'));
      const names = language === undefined ? { js: `/${js}`, css: `/${css}` } : { [language]: `/${js}` };
      const source = `${JSON.stringify({ ...Object(before), ...names })}\n`;
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
    },
  };
}

/** The build of one language has the texts of no other. */
function oneLanguage(language: string): Plugin {
  return {
    name: 'parlance-one-language',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/i18n/TRANSLATIONS.ts')
        ? `import { ${language} } from './${language}.ts'; export const TRANSLATIONS = { ${language} };`
        : null,
  };
}

/** Builds each language's own script, by a mode of its name, after the one with all languages. */
function languageBuilds(): Plugin {
  return {
    name: 'parlance-language-builds',
    apply: 'build',
    async closeBundle() {
      for (const mode of LOCALES) await build({ mode });
    },
  };
}

/** Visitors load the few limits that the chat keeps to as numbers, and not the product's whole table. */
function inlineLimits(): Plugin {
  const numbers = new Map<string, number>(Object.entries(LIMITS));
  return {
    name: 'parlance-inline-limits',
    transform: (code) =>
      code.includes('LIMITS.')
        ? code.replace(/\bLIMITS\.(\w+)/g, (whole, name: string) => `${numbers.get(name) ?? whole}`)
        : null,
  };
}

/** Building a schema does nothing else: those of the domain that the chat does not use stay out of it. */
function pureSchemas(): Plugin {
  return {
    name: 'parlance-pure-schemas',
    transform: (code, id) =>
      id.includes('/domain/src/') ? code.replace(/\bz\.\w+\(/g, (call) => `/* @__PURE__ */ ${call}`) : null,
  };
}

/** The scripts that are loaded later have neither styles nor scripts of their own to preload, so Vite's helper has nothing to do. */
function plainImports(): Plugin {
  return {
    name: 'parlance-plain-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/**
 * The chat app: one script and one style sheet, loaded by the page at /iframe/{id}. Visitors get the script that has the texts
 * of their language alone. Forms and
 * dialogs, what a conversation with a person needs, and the work that many questions cost a browser are scripts of their own, which are
 * loaded then.
 */
export default defineConfig(({ mode }) => {
  const language = LOCALES.find((locale) => locale === mode);
  return {
    define: { LANGUAGE: JSON.stringify(language ?? 'every') },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    resolve: {
      alias: [
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react-dom$/, replacement: 'preact/compat' },
        { find: /^react$/, replacement: 'preact/compat' },
      ],
    },
    plugins: [
      language === undefined ? languageBuilds() : oneLanguage(language),
      inlineLimits(),
      pureSchemas(),
      plainImports(),
      widgetManifest(language),
    ],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: language === undefined,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'src/app/main.tsx',
        output: {
          entryFileNames: 'widget-assets/app-[hash].js',
          assetFileNames: 'widget-assets/app-[hash][extname]',
          chunkFileNames: 'widget-assets/[name]-[hash].js',
        },
      },
    },
  };
});

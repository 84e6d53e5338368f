import path from 'node:path';
import { byLocale } from '@parlance/domain/locales';
import { build, type Plugin } from 'vite';
import { catalogOf } from './catalogOf.ts';
import { earlyFiles } from './earlyFiles.ts';

/** Scripts of the prerendered pages, which load none of the app's, and the one that the app's pages run before the app: web/src/scripts/{name}.ts becomes /scripts/{name}.js. */
const PAGE_SCRIPTS = ['site', 'docs', 'contact', 'pricing', 'demo', 'early', 'locale', 'notFound'] as const;

const FOLDER = path.resolve(import.meta.dirname, '../src/scripts');

/** The sign-in form's texts by what scripts/early/drawEarlyForm.ts calls them. */
const EARLY_TEXTS = {
  title: 'signin.title',
  text: 'signin.text',
  email: 'form.email',
  password: 'form.password',
  submit: 'signin.submit',
} as const;

function earlyTexts(): Record<string, Record<string, string>> {
  return byLocale((locale) => {
    const text = catalogOf(locale);
    return Object.fromEntries(Object.entries(EARLY_TEXTS).map(([name, id]) => [name, text(id)]));
  });
}

/** One file that runs as it stands, with all that it imports. `files` are those of the app that it may ask for. */
async function bundle(name: string, files: Record<string, string[]>, minify: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    define: { EARLY_TEXTS: JSON.stringify(earlyTexts()), EARLY_FILES: JSON.stringify(files) },
    logLevel: 'warn',
    build: {
      write: false,
      minify,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(FOLDER, `${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`src/scripts/${name}.ts was not built`);
  return output.output[0].code;
}

/** Builds the scripts of the prerendered pages beside the app, and makes them anew for every request while developing. */
export function pageScripts(): Plugin {
  return {
    name: 'parlance-page-scripts',
    async generateBundle(_options, built) {
      if (this.environment.name !== 'client') return;
      const files = earlyFiles(built);
      const sources = await Promise.all(PAGE_SCRIPTS.map((name) => bundle(name, files, true)));
      PAGE_SCRIPTS.forEach((name, at) =>
        this.emitFile({ type: 'asset', fileName: `scripts/${name}.js`, source: sources[at] ?? '' }),
      );
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = PAGE_SCRIPTS.find((script) => request.url === `/scripts/${script}.js`);
        if (name === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/javascript');
        bundle(name, earlyFiles({}), false).then((code) => response.end(code), next);
      });
    },
  };
}

import { defineConfig } from 'vite';

const LOADERS = {
  /** For every chatbot: one classic script with a fixed name, because it stands in other people's pages. */
  production: { input: 'src/loader/main.ts', file: 'widget.js' },
  /** For one chatbot: what functions/src/embed/loaderScript.ts puts its settings around. */
  hosted: { input: 'src/loader/hosted.ts', file: 'hosted-loader.js' },
};

/**
 * One of the two loaders. Built after the app. The first line has V8 compile all of it while it loads, beside the page's own
 * work (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export default defineConfig(({ mode }) => {
  const { input, file } = mode === 'hosted' ? LOADERS.hosted : LOADERS.production;
  return {
    build: {
      target: 'es2020',
      outDir: 'dist',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: {
          format: 'iife',
          entryFileNames: file,
          codeSplitting: false,
          postBanner: mode === 'hosted' ? '' : '//# allFunctionsCalledOnLoad',
        },
      },
    },
  };
});

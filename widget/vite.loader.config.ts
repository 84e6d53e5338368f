import { defineConfig } from 'vite';

/**
 * The loader: one classic script with a fixed name, because it stands in other people's pages. Built after the app. Its first
 * line has V8 compile all of it while it loads, beside the page's own work (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export default defineConfig({
  build: {
    target: 'es2020',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/loader/main.ts',
      output: {
        format: 'iife',
        entryFileNames: 'widget.js',
        codeSplitting: false,
        postBanner: '//# allFunctionsCalledOnLoad',
      },
    },
  },
});

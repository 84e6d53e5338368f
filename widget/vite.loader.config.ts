import { defineConfig } from 'vite';

/** The loader: one classic script with a fixed name, because it stands in other people's pages. Built after the app. */
export default defineConfig({
  build: {
    target: 'es2020',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/loader/main.ts',
      output: { format: 'iife', entryFileNames: 'widget.js', codeSplitting: false },
    },
  },
});

import { defineConfig, type Plugin } from 'vite';

/** The page that a function serves needs the hashed names; Vite's own manifest has another shape. */
function widgetManifest(): Plugin {
  return {
    name: 'parlance-widget-manifest',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle);
      const js = files.find((file) => file.endsWith('.js'));
      const css = files.find((file) => file.endsWith('.css'));
      if (js === undefined || css === undefined) throw new Error('The chat app needs one script and one style sheet.');
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: `${JSON.stringify({ js: `/${js}`, css: `/${css}` })}\n`,
      });
    },
  };
}

/** The chat app: one script and one style sheet, loaded by the page at /iframe/{id}. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  },
  plugins: [widgetManifest()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/app/main.tsx',
      output: {
        entryFileNames: 'widget-assets/app-[hash].js',
        assetFileNames: 'widget-assets/app-[hash][extname]',
        codeSplitting: false,
      },
    },
  },
});

import { defineConfig, type Plugin } from 'vite';

const LOADERS = {
  /** For every chatbot: one classic script with a fixed name, because it stands in other people's pages. */
  production: { input: 'src/loader/main.ts', file: 'widget.js' },
  /** For one chatbot: what functions/src/edge/embed/loaderScript.ts puts its settings around. */
  hosted: { input: 'src/loader/hosted.ts', file: 'hosted-loader.js' },
  /** For one chatbot with messages beside its bubble: the same with the rules for them. */
  proactive: { input: 'src/loader/proactive/hostedProactive.ts', file: 'proactive-loader.js' },
};

/** The styles stand in the script as text: their line breaks are for people alone. */
function stylesInOneLine(): Plugin {
  return {
    name: 'parlance-styles-in-one-line',
    transform: (code, id) => (id.endsWith('/bubbleStyles.ts') ? code.replace(/([;{}`])\n(?=[:@.\w])/g, '$1') : null),
  };
}

/**
 * One of the loaders. Built after the app. The first line has V8 compile all of it while it loads, beside the page's own
 * work (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export default defineConfig(({ mode }) => {
  const isHosted = mode === 'hosted' || mode === 'proactive';
  const { input, file } = LOADERS[isHosted ? mode : 'production'];
  return {
    plugins: [stylesInOneLine()],
    build: {
      target: 'es2020',
      outDir: 'dist',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: {
          // The function that loaderScript puts around it makes what it declares its own.
          format: isHosted ? 'es' : 'iife',
          entryFileNames: file,
          codeSplitting: false,
          postBanner: isHosted ? '' : '//# allFunctionsCalledOnLoad',
        },
      },
    },
  };
});

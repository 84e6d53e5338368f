import type { Plugin } from 'vite';

/** React Router's code for a route whose module cannot be fetched: it reloads the page, however often that has failed already. */
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Has React Router throw where the module of a route is missing, as of any other file: the root's error boundary then loads the page
 * afresh once, at the address that was asked for, and says what is wrong where that does not help. Without a connection the router's
 * own reload stays: useHeldNavigation prevents it, and keeps the page that is there.
 */
export function missingRoutes(): Plugin {
  return {
    name: 'parlance-missing-routes',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return undefined;
      if (!RELOAD.test(code))
        this.error('React Router handles missing modules otherwise by now: look at missingRoutes.ts.');
      return { code: code.replace(RELOAD, (reload) => `if (navigator.onLine) throw error; ${reload}`), map: null };
    },
  };
}

import type { Plugin } from 'vite';

const UNUSED_BY_REACTFIRE = '\0parlance-unused-firebase';
const NO_REGEX_ENGINE = '\0parlance-no-regex-engine';
const PRODUCTS = new Set([
  'firebase/database',
  'firebase/firestore',
  'firebase/functions',
  'firebase/remote-config',
  'firebase/storage',
]);
/** Names that reactfire imports from them. */
const NAMES = (
  'get off onChildAdded onChildChanged onChildMoved onChildRemoved onValue onSnapshot queryEqual httpsCallable ' +
  'getDownloadURL ref ensureInitialized getAll getBoolean getNumber getString getValue'
).split(' ');
const SOURCES = new Map([
  [UNUSED_BY_REACTFIRE, NAMES.map((name) => `export const ${name} = undefined;`).join('\n')],
  [
    NO_REGEX_ENGINE,
    `export const RE2JS = { compile() { throw new Error('Pipelines with regular expressions are left out'); } };`,
  ],
]);

/**
 * Leaves out of the build what Firebase would ship unused. reactfire imports every product, and each registers itself, so
 * none is shaken out: our own modules load Firestore, Functions and Storage where they are needed. Firestore carries a regex
 * engine for pipeline queries, of which there are none here.
 */
export function leanFirebase(): Plugin {
  return {
    name: 'parlance-lean-firebase',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (PRODUCTS.has(id) && importer.includes('/reactfire/')) return UNUSED_BY_REACTFIRE;
      if (id === 're2js' && importer.includes('/@firebase/firestore/')) return NO_REGEX_ENGINE;
      return undefined;
    },
    load: (id) => SOURCES.get(id),
  };
}

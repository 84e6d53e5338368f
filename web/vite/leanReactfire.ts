import type { Plugin } from 'vite';

const ID = '\0parlance-unused-firebase';
const UNUSED = new Set(['firebase/database', 'firebase/remote-config', 'firebase/functions', 'firebase/storage']);
/** What reactfire imports from them by name. */
const NAMES = (
  'get off onChildAdded onChildChanged onChildMoved onChildRemoved onValue httpsCallable getDownloadURL ref ' +
  'ensureInitialized getAll getBoolean getNumber getString getValue'
).split(' ');

/**
 * reactfire imports every Firebase product, and each registers itself, so none is shaken out. Its hooks for these are not
 * used here: Functions and Storage are loaded by our own modules on first use, the others never.
 */
export function leanReactfire(): Plugin {
  return {
    name: 'parlance-lean-reactfire',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (UNUSED.has(id) && importer?.includes('/reactfire/') ? ID : undefined),
    load: (id) => (id === ID ? NAMES.map((name) => `export const ${name} = undefined;`).join('\n') : undefined),
  };
}

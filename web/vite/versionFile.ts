import type { Plugin } from 'vite';

/** Names the build: the app compares `/version.json` with the number that it was built with. */
export function versionFile(): Plugin {
  const build = process.env['PARLANCE_BUILD'] ?? new Date().toISOString();
  return {
    name: 'parlance-version-file',
    config: () => ({ define: { 'import.meta.env.VITE_BUILD': JSON.stringify(build) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build }) });
    },
  };
}

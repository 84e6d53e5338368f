import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanFirebase } from './vite/leanFirebase.ts';
import { tablerIcons } from './vite/tablerIcons.ts';
import { versionFile } from './vite/versionFile.ts';

/** What the Hosting emulator serves beside the app; `npm run dev` names it. */
const PROXIED = ['/config.json', '/widget.js', '/widget/', '/widget-assets', '/iframe', '/icons', '/media'];
const proxyTarget = process.env['PARLANCE_PROXY_TARGET'];

export default defineConfig({
  plugins: [leanFirebase(), reactRouter(), tablerIcons(), versionFile()],
  ssr: { noExternal: [/^@(mui|base-ui)\//, 'notistack', 'reactfire', 'rxjs', '@iconify/react'] },
  server: proxyTarget ? { proxy: Object.fromEntries(PROXIED.map((path) => [path, proxyTarget])) } : {},
  // Found at the start: a dependency that a page discovers later makes the development server reload it.
  optimizeDeps: { entries: ['src/app/root.tsx', 'src/app/{layouts,routes}/*.tsx'] },
  build: { chunkSizeWarningLimit: 900 },
});

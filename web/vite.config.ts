import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunkGroups.ts';
import { leanFirebase } from './vite/leanFirebase.ts';
import { missingRoutes } from './vite/missingRoutes.ts';
import { notFoundPage } from './vite/notFoundPage.ts';
import { pageScripts } from './vite/pageScripts.ts';
import { PROXIED } from './vite/PROXIED.ts';
import { tablerIcons } from './vite/tablerIcons.ts';
import { versionFile } from './vite/versionFile.ts';

/** The Hosting emulator, which `npm run dev` names. */
const proxyTarget = process.env['PARLANCE_PROXY_TARGET'];

export default defineConfig({
  plugins: [
    leanFirebase(),
    missingRoutes(),
    reactRouter(),
    tablerIcons(),
    versionFile(),
    pageScripts(),
    notFoundPage(),
  ],
  ssr: { noExternal: [/^@(mui|base-ui)\//, 'notistack', 'reactfire', 'rxjs', '@iconify/react'] },
  server: proxyTarget ? { proxy: Object.fromEntries(PROXIED.map((path) => [path, proxyTarget])) } : {},
  // Found at the start: a dependency that a page discovers later makes the development server reload it.
  optimizeDeps: { entries: ['src/app/root.tsx', 'src/app/{layouts,routes}/**/*.tsx', 'src/features/**/*Page.tsx'] },
  build: {
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanReactfire } from './vite/leanReactfire.ts';
import { tablerIcons } from './vite/tablerIcons.ts';
import { versionFile } from './vite/versionFile.ts';

export default defineConfig({
  plugins: [leanReactfire(), reactRouter(), tablerIcons(), versionFile()],
  ssr: { noExternal: [/^@mui\//, 'notistack', 'rxjs', '@iconify/react'] },
  build: { chunkSizeWarningLimit: 900 },
});

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Name of this build, set by vite/versionFile.ts. */
  readonly VITE_BUILD: string;
}

declare module 'virtual:tabler-icons' {
  import type { IconifyIcon } from '@iconify/react/offline';
  import type { IconName } from '#web/config/iconNames.ts';

  export const tablerIcons: Readonly<Record<IconName, IconifyIcon>>;
}

import type { Config } from '@react-router/dev/config';

/** No server: public pages are prerendered files, everything else is the single-page fallback `__spa-fallback.html`. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: ['/', '/en', '/de', '/en/privacy-policy', '/de/privacy-policy'],
} satisfies Config;

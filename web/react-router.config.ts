import type { Config } from '@react-router/dev/config';
import { LOCALES } from '@parlance/domain/locales';
import { publicPaths } from './src/config/publicPaths.ts';

/** No server: public pages and what belongs to them are prerendered files, everything else is the single-page fallback `__spa-fallback.html`. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [
    '/',
    ...LOCALES.flatMap((locale) => [...publicPaths(locale), `/${locale}/docs/search.json`]),
    '/sitemap.xml',
    '/robots.txt',
  ],
} satisfies Config;

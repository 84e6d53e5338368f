import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import * as z from 'zod';
import { ICON_NAMES } from '../src/config/iconNames.ts';

const ID = 'virtual:tabler-icons';
const collectionSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Serves the icons that the app names, and no others, as a module: nothing is fetched from an icon host at run time. */
export function tablerIcons(): Plugin {
  return {
    name: 'parlance-tabler-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { icons } = collectionSchema.parse(createRequire(import.meta.url)('@iconify-json/tabler/icons.json'));
      const bodies = ICON_NAMES.map((name) => {
        const icon = icons[name];
        if (!icon) throw new Error(`The Tabler set has no icon "${name}".`);
        return [name, { body: icon.body, width: 24, height: 24 }];
      });
      return `export const tablerIcons = ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}

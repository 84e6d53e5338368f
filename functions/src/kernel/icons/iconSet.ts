import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Sets that the build puts beside the bundle. */
const PREFIXES: readonly string[] = ['tabler'];

const setSchema = z.object({
  prefix: z.string(),
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).default({}),
});

/** A set of icons in Iconify's format: bodies by name, and other names for them. */
export type IconSet = z.infer<typeof setSchema>;

const read = new Map<string, IconSet>();

/** The bundled set of that prefix, read when it is first asked for: it is two megabytes. Undefined for any other prefix. */
export function iconSet(prefix: string): IconSet | undefined {
  if (!PREFIXES.includes(prefix)) return undefined;
  const known = read.get(prefix);
  if (known !== undefined) return known;
  const file = new URL(`icons-${prefix}.json`, import.meta.url);
  const set = setSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  read.set(prefix, set);
  return set;
}

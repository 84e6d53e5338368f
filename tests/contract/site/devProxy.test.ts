import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PROXIED } from '../../../web/vite/PROXIED.ts';
import { readRepo } from '../../support/repo.ts';

const rewriteSchema = z.object({ source: z.string(), function: z.optional(z.unknown()) });
const firebaseSchema = z.object({ hosting: z.object({ rewrites: z.array(rewriteSchema) }) });

const { hosting } = firebaseSchema.parse(JSON.parse(readRepo('firebase.json')));
// Single files of the site reach the function where they are missing alone.
const served = hosting.rewrites
  .filter((rewrite) => rewrite.function !== undefined && rewrite.source.endsWith('/**'))
  .map(({ source }) => source);

describe('the development server', () => {
  it.each(served)('passes %s on to the function that Hosting names', (source) => {
    const address = source.replace('**', 'anything');
    expect(PROXIED.some((path) => address.startsWith(path))).toBe(true);
  });

  it.each(['/', '/dashboard/chatbots', '/src/app/root.tsx', '/icons.svg', '/mediation'])(
    'serves %s itself',
    (address) => {
      expect(PROXIED.filter((path) => address.startsWith(path))).toEqual([]);
    },
  );
});

import { expect, it } from 'vitest';
import * as z from 'zod';
import { readRepo } from '../../support/repo.ts';

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) });
const rootSchema = z.object({
  overrides: z.object({ '@stripe/firestore-stripe-payments': z.record(z.string(), z.string()) }),
});

const { packages } = lockSchema.parse(JSON.parse(readRepo('package-lock.json')));
const { overrides } = rootSchema.parse(JSON.parse(readRepo('package.json')));

// Two copies do not know each other's app: no call of Stripe's client would work, and Firebase itself would break.
it.each(Object.entries(overrides['@stripe/firestore-stripe-payments']))(
  'there is one %s, the one of Firebase that Stripe’s client is given (%s)',
  (name, version) => {
    const copies = Object.entries(packages).filter(([place]) => place.endsWith(`node_modules/${name}`));
    expect(copies).toMatchObject([[`node_modules/${name}`, { version }]]);
  },
);

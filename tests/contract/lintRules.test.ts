import * as z from 'zod';
import { expect, it } from 'vitest';
import { readRepo } from '../support/repo.ts';

const configSchema = z.object({
  rules: z.record(z.string(), z.unknown()),
  overrides: z.array(z.object({ rules: z.optional(z.record(z.string(), z.unknown())) })),
});

it.each(['typescript/no-floating-promises', 'typescript/no-misused-promises', 'typescript/no-explicit-any'])(
  'T-51 the linter refuses what %s names, everywhere: a check that nobody waits for checks nothing',
  (rule) => {
    const config = configSchema.parse(JSON.parse(readRepo('.oxlintrc.json')));
    expect(config.rules[rule]).toBe('error');
    expect(config.overrides.filter(({ rules }) => rules?.[rule] !== undefined)).toEqual([]);
  },
);

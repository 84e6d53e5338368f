import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { meansTheSame } from './meansTheSame.ts';
import { saysTheSame } from './saysTheSame.ts';

const FILE = new URL('../../../../tests/fixtures/sameQuestions.json', import.meta.url);
const rows = z
  .array(z.object({ language: z.enum(['en', 'de']), question: z.string(), same: z.string(), other: z.string() }))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

const isTaken = (one: string, other: string): boolean => saysTheSame(one, other) || meansTheSame(one, other);

describe.each(['en', 'de'] as const)('own answers by meaning, measured in %s', (language) => {
  const own = rows.filter((row) => row.language === language);

  it('take no near miss for the question, nor any other question', () => {
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(({ question, other }) => isTaken(other, question))).toEqual([]);
    const all = own.flatMap(({ question, other }) => [question, other]);
    const crossed = all.flatMap((one, index) => all.slice(index + 1).filter((other) => isTaken(one, other)));
    expect(crossed).toEqual([]);
  });

  it('take most paraphrases for it', () => {
    const found = own.filter(({ question, same }) => isTaken(same, question));
    expect(found.length / own.length).toBeGreaterThanOrEqual(0.7);
  });
});

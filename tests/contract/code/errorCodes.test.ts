import { ERROR_CODES } from '@parlance/domain/errors';
import { describe, expect, it } from 'vitest';
import { listRepo, readRepo } from '../../support/repo.ts';

/** Files in which a code is only named: its declaration, its texts and its status. */
const TABLES = /errors\.ts$|errorMessages\.ts$|toHttpsError\.ts$|\/i18n\/|\.test\.ts$/;

const sources = listRepo(['domain/src/**/*.ts', '{functions,web,widget}/src/**/*.{ts,tsx}'])
  .filter((file) => !TABLES.test(file))
  .map(readRepo);

describe('the error codes', () => {
  it('are all thrown by something', () => {
    const thrown = sources.flatMap((source) =>
      [...source.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, code]) => code ?? ''),
    );
    const known = new Set(thrown);
    expect(ERROR_CODES.filter((code) => !known.has(code))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { listRepo, readRepo } from '../../support/repo.ts';

const CODE = /\b[ART]-\d{2,3}\b/g;

it('docs/cases.md lists the codes that tests use, in order, and no other', () => {
  const files = listRepo(['tests/**/*.{ts,tsx}', '{domain,functions,local,web,widget}/src/**/*.test.{ts,tsx}']);
  const used = new Set(files.flatMap((file) => readRepo(file).match(CODE) ?? []));
  const rows = readRepo('docs/cases.md').matchAll(/^\| (\S+) \| \S/gm);
  const listed = [...rows].map(([, code = '']) => code);
  const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  expect(listed).toEqual([...used].toSorted(byNumber));
});

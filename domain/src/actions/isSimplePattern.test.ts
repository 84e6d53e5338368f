import { expect, it } from 'vitest';
import { isSimplePattern } from './isSimplePattern.ts';

it.each([String.raw`\d{5}`, 'A-[0-9]{4,6}', String.raw`[A-Z]{2}\d+`, 'abc', String.raw`\d+-\d+-\d+`, '[0-9a-f-]{36}'])(
  'takes %s',
  (pattern) => {
    expect(isSimplePattern(pattern)).toBe(true);
  },
);

it.each([
  '',
  '(a+)+',
  'a|b',
  '^a$',
  String.raw`\d*\d*\d*\d*x`,
  String.raw`(?=\d)`,
  String.raw`\1`,
  '[z-a]',
  'a{9}{9}',
  '[',
  'a**',
  String.raw`\p{L}`,
  // Counts behind what looks escaped, or looks like a class.
  String.raw`\\+\\+\\+\\+x`,
  String.raw`\[a+a+a+a+[x]`,
])('refuses %s', (pattern) => {
  expect(isSimplePattern(pattern)).toBe(false);
});

import { expect, it } from 'vitest';
import { hasVisitorLastWord } from './hasVisitorLastWord.ts';

it('looks past what merely happened', () => {
  expect(hasVisitorLastWord([])).toBe(false);
  expect(hasVisitorLastWord([{ role: 'agent' }, { role: 'user' }, { role: 'event' }])).toBe(true);
  expect(hasVisitorLastWord([{ role: 'user' }, { role: 'agent' }, { role: 'event' }])).toBe(false);
});

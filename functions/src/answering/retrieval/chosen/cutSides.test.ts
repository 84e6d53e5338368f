import { expect, it } from 'vitest';
import { cutSides } from './cutSides.ts';

it.each([
  ['prose', 'We deliver within three days. Returns are free.', false, false],
  ['an end in quotation marks', 'He calls it “our promise.”', false, false],
  ['the introduction of a list', 'Send it back like this:', false, true],
  ['the beginning of a list', 'Like this:\n- Print the label.\n- Pack it.', false, true],
  ['the end of steps', '3. Pack it.\n4. Send it.\n\nWe write when it is here.', true, false],
  ['the middle of a table', '| A | 3 € |\n| B | 4 € |', true, true],
  ['half a sentence', 'and from then on within three days, as a rule', true, true],
])('sees in %s where something goes on', (_, text, before, after) => {
  expect(cutSides(text)).toEqual({ before, after });
});

import { expect, it } from 'vitest';
import { CUT_SHORT } from '../CUT_SHORT.ts';
import { NO_ANSWER } from '../noAnswer.ts';
import { pageTextOf } from './pageTextOf.ts';

it.each([
  ['# Prices\n\n| a | b |', '# Prices\n\n| a | b |'],
  ['```markdown\n# Prices\n```', '# Prices'],
  ['```\nA\n\nB\n```\n', 'A\n\nB'],
  [' NO_TEXT\n', ''],
  ['```\nNO_TEXT\n```', ''],
  [NO_ANSWER, ''],
  [`The first line${CUT_SHORT}`, 'The first line'],
  ['Pri\u{200B}ce', 'Price'],
])('takes %j for %j', (written, text) => {
  expect(pageTextOf(written)).toBe(text);
});

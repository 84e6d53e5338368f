import { parseInline } from '@parlance/domain/markdown/parseInline';
import { expect, it } from 'vitest';
import { shownValue } from './shownValue.ts';

it.each(['[10234](https://shop.example)', '**1**0234', '![10](x)234', '_a_', '[1]', 'a@b_c.example'])(
  'shows all of %s that is sent',
  (value) => {
    expect(parseInline(`- Number: ${shownValue(value)}`)).toEqual([
      { type: 'text', text: '- Number: ' },
      { type: 'code', text: value },
    ]);
  },
);

it('leaves plain values as they are, and does not let one end the code that it stands in', () => {
  expect([shownValue('10234'), shownValue(true), shownValue('a-b@c.example')]).toEqual([
    '10234',
    'true',
    'a-b@c.example',
  ]);
  expect(parseInline(shownValue('`[x](https://shop.example)`'))).toMatchObject([{ type: 'code' }]);
});

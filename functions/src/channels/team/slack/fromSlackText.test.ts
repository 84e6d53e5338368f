import { expect, it } from 'vitest';
import { fromSlackText } from './fromSlackText.ts';

it.each([
  ['Hello', 'Hello'],
  ['a &lt;b&gt; &amp;amp; c', 'a <b> &amp; c'],
  ['see <https://shop.example/a?b=1&amp;c=2>', 'see https://shop.example/a?b=1&c=2'],
  ['see <https://shop.example|our shop>.', 'see [our shop](https://shop.example).'],
  ['write <mailto:a@shop.example|a@shop.example>', 'write a@shop.example'],
  ['<@U123> it is *18 euros*, 2*3*4', 'it is **18 euros**, 2*3*4'],
  ['<!here> in <#C123|help>', 'in #help'],
  ['<@U123>', ''],
])('%j is %j', (text, expected) => {
  expect(fromSlackText(text)).toBe(expected);
});

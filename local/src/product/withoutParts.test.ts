import { expect, it } from 'vitest';
import { withoutParts } from './withoutParts.ts';

const PART = (name: string, text: string) => `<site-part data-part="${name}"><section>${text}\n</section></site-part>`;
const PAGE = `<h1>a</h1>${PART('demo', 'b')}<p>c</p>${PART('trial', 'd')}${PART('demo', 'e')}<p>f</p>`;

it('takes away every part that is not wanted and nothing else', () => {
  expect(withoutParts(PAGE, ['demo'])).toBe(`<h1>a</h1><p>c</p>${PART('trial', 'd')}<p>f</p>`);
  expect(withoutParts(PAGE, ['demo', 'trial'])).toBe('<h1>a</h1><p>c</p><p>f</p>');
  expect(withoutParts(PAGE, [])).toBe(PAGE);
});

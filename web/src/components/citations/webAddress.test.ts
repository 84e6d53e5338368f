import { expect, it } from 'vitest';
import { webAddress } from './webAddress.ts';

it('lets addresses of web pages through', () => {
  expect(webAddress('https://shop.example/faq?a=1#b')).toBe('https://shop.example/faq?a=1#b');
  expect(webAddress('http://shop.example')).toBe('http://shop.example/');
});

it.each([
  null,
  '',
  'shop.example',
  '//shop.example',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'file:///etc',
])('makes no link of %j', (address) => expect(webAddress(address)).toBeUndefined());

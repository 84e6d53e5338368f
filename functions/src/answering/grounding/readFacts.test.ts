import { expect, it } from 'vitest';
import { readFacts } from './readFacts.ts';

it('reads each of two e-mail addresses without a space between them', () => {
  expect([...readFacts('Write to help@fern.example-sales@fern.example today.').emails]).toEqual([
    'help@fern.example',
    '-sales@fern.example',
  ]);
});

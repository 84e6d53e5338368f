import { expect, it } from 'vitest';
import { tidySettings } from './tidySettings.ts';

it('stores settings without spaces around texts, empty lines and blank questions', () => {
  expect(
    tidySettings({
      name: ' Guide ',
      initialMessages: ['Hello', '  ', 'Ask us '],
      faqs: [
        { question: ' Q ', answer: 'A' },
        { question: ' ', answer: '' },
      ],
      defaultOpen: true,
    }),
  ).toEqual({
    name: 'Guide',
    initialMessages: ['Hello', 'Ask us'],
    faqs: [{ question: 'Q', answer: 'A' }],
    defaultOpen: true,
  });
});

it('adds no field that was not edited', () => {
  expect(tidySettings({})).toEqual({});
});

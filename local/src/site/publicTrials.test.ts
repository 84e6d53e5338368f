import { expect, it } from 'vitest';
import { publicTrials } from './publicTrials.ts';

it('shows nothing where nothing is configured', () => {
  expect(publicTrials({})).toEqual({ demoChatbotId: '', hasTrials: false });
  expect(publicTrials({ DEMO_CHATBOT_ID: '', SITE_TRIALS_MAX: '0' })).toEqual({ demoChatbotId: '', hasTrials: false });
});

it('shows what has a chatbot and room', () => {
  expect(publicTrials({ DEMO_CHATBOT_ID: 'abc', SITE_TRIALS_MAX: '20' })).toEqual({
    demoChatbotId: 'abc',
    hasTrials: true,
  });
});

it.each([{ DEMO_CHATBOT_ID: '"><script>' }, { SITE_TRIALS_MAX: 'many' }, { SITE_TRIALS_MAX: '-1' }])(
  'refuses %o',
  (parameters) => {
    expect(() => publicTrials(parameters)).toThrow(/must be/);
  },
);

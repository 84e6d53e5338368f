import { INSIGHT_ACTIONS } from '@parlance/domain/documents/insight';
import { expect, it } from 'vitest';
import { insightLink } from './insightLink.ts';

const SPAN = { from: '2026-11-01', to: '2026-11-07' };

it('leads every action of a chatbot somewhere, to the conversations of these days where it is about some', () => {
  for (const action of INSIGHT_ACTIONS) expect(insightLink(action, 'bot', SPAN)).toMatch(/^\/dashboard\//);
  expect(insightLink('see-failed', 'bot', SPAN)).toBe(
    '/dashboard/chatbot/bot/activity/chats?resolution=failed&from=2026-11-01&to=2026-11-07&began=1',
  );
});

it('leads to the conversations of all chatbots, and nowhere with what is one chatbot’s own', () => {
  expect(insightLink('see-negative', undefined, SPAN)).toBe(
    '/dashboard/inbox/chats?rated=negative&from=2026-11-01&to=2026-11-07',
  );
  expect(insightLink('see-requests', undefined, SPAN)).toBe(
    '/dashboard/inbox/chats?person=1&from=2026-11-01&to=2026-11-07',
  );
  expect(insightLink('see-plans', undefined, SPAN)).toBe('/dashboard/usage#plan');
  expect(insightLink('see-topics', undefined, SPAN)).toBeUndefined();
  expect(insightLink('answer-questions', undefined, SPAN)).toBe('/dashboard/inbox/unanswered');
  expect(insightLink('see-leads', undefined, SPAN)).toBe('/dashboard/inbox/leads?from=2026-11-01&to=2026-11-07');
});

import { newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { expect, it } from 'vitest';
import { openMatter } from './openMatter.ts';

const chatbotId = newId();
const hash = 'a'.repeat(64);
const attachment = { type: 'jpg', bytes: 1000, width: 10, height: 10, hash } as const;
const said = (text: string) => newVisitorMessage({ chatbotId, text, at: new Date(0) });
const picture = newVisitorMessage({ chatbotId, text: 'brake-pads.jpg', at: new Date(0), attachment });

it('takes the names of files for nothing that was asked', () => {
  expect(openMatter([said('What does a repair cost?'), picture]).question).toBe('What does a repair cost?');
  expect(openMatter([picture, said('What does that cost?')]).question).toBe('What does that cost?');
  expect(openMatter([picture])).toEqual({ question: null, turns: [] });
});

it('takes a file that the team has sent for an answer', () => {
  const own = {
    agentUid: 'ada',
    agentName: 'Ada',
    draftChange: null,
    translations: {},
    original: null,
    delivery: null,
  };
  const offer = { chatbotId, role: 'agent', text: 'offer.pdf', at: new Date(0), ...own, attachment } as const;
  expect(openMatter([said('What does a repair cost?'), offer]).question).toBeNull();
  expect(openMatter([said('What does a repair cost?'), offer, said('Thanks. How long?')])).toEqual({
    question: 'Thanks. How long?',
    turns: [],
  });
});

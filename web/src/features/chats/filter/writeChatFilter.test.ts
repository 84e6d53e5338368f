import { saveOwnView } from '@parlance/domain/contracts/conversations/views';
import { expect, it } from 'vitest';
import { readChatFilter } from './chatFilter.ts';
import { writeChatFilter } from './writeChatFilter.ts';

it.each([
  '',
  'unread=1',
  'tag=Rückgabe & Co.&assignee=me&from=2026-11-01&q=Zelt "groß" (neu)!',
  "chatbot=bot&category=a/b?c#d*e'f;g,h:i@j$k[l]m&outcome=failed",
])('writes what it reads, as a view may hold it: %s', (query) => {
  const filter = readChatFilter(new URLSearchParams(query.replace('& Co.', '%26 Co.')));
  const written = writeChatFilter(filter);
  expect(readChatFilter(new URLSearchParams(written))).toEqual(filter);
  expect(saveOwnView.input.safeParse({ orgId: 'o', viewId: 'v', name: 'Mine', query: written }).success).toBe(true);
});

it('leaves out what is no filter', () => {
  expect(writeChatFilter(readChatFilter(new URLSearchParams('chat=abc&unread=1&outcome=fine')))).toBe('unread=1');
});

import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { maskedSource } from './maskedSource.ts';

it('knows what holds visitors’ words, as a collection and as a document', () => {
  expect([paths.chats('o'), paths.lead('o', 'l'), paths.chatTags('o'), paths.teamViews('o')].map(maskedSource)).toEqual(
    [
      { collection: 'chats', id: undefined },
      { collection: 'leads', id: 'l' },
      { collection: 'tags', id: 'chats' },
      { collection: 'views', id: undefined },
    ],
  );
  expect(maskedSource(paths.messages('o', 'h'))).toEqual({ collection: 'messages', chatId: 'h', id: undefined });
});

it.each([
  paths.org('o'),
  paths.members('o'),
  paths.ownViews('o', 'u'),
  paths.live('o', 'h'),
  paths.viewers('o', 'h'),
  paths.sources('o'),
  paths.allMonths('o'),
  paths.user('u'),
  'products/leads',
])('leaves %s to Firestore', (path) => {
  expect(maskedSource(path)).toBeUndefined();
});

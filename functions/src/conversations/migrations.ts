import type { Migration } from '../kernel/platform/schedule/Migration.ts';

export const CONVERSATION_MIGRATIONS: readonly Migration[] = [
  {
    collection: 'chats',
    to: 2,
    migrate: async (stored) => (await import('./chats/migrations/openStoredChat.ts')).openStoredChat(stored),
  },
  {
    collection: 'chats',
    to: 3,
    migrate: async (stored) => (await import('./chats/migrations/markStoredChat.ts')).markStoredChat(stored),
  },
];

import { channelSchema } from '@parlance/domain/documents/channels/channel';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';

interface Place {
  orgId: string;
  chatbotId: string;
  channelId: string;
}

/** A connection and its conversations as they are stored. */
export function readersOf({ orgId, chatbotId, channelId }: Place) {
  return {
    channel: async () =>
      channelSchema.parse((await admin.db.doc(paths.channel(orgId, chatbotId, channelId)).get()).data()),
    chats: async (): Promise<(Chat & { id: string })[]> => {
      const found = await admin.db.collection(paths.chats(orgId)).orderBy('createdAt').get();
      return found.docs.map((chat) => ({ id: chat.id, ...chatSchema.parse(chat.data()) }));
    },
    messages: async (chatId: string) => {
      const found = await admin.db.collection(paths.messages(orgId, chatId)).orderBy('at').get();
      return found.docs.map((message) => ({ id: message.id, ...messageSchema.parse(message.data()) }));
    },
  };
}

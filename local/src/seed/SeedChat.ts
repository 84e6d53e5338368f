import { type Chat } from '@parlance/domain/documents/chats/chat';
import { type Message } from '@parlance/domain/documents/chats/message';

export interface SeedChat {
  id: string;
  chat: Chat;
  messages: { id: string; message: Message }[];
}

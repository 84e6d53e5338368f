import type * as z from 'zod';
import { chatbotEntrySchema, listChatbots } from './listChatbots.ts';
import { listChats } from './listChats.ts';
import { listLeads } from './listLeads.ts';
import { listMessages } from './listMessages.ts';
import { chatbotPageSchema, pageSchema } from './pageSchema.ts';
import { chatEntrySchema } from './presentChat.ts';
import { leadEntrySchema } from './presentLead.ts';
import { messageEntrySchema } from './presentMessage.ts';
import type { ApiPage } from './readPage.ts';

interface ApiList {
  /** One page. Throws a `ZodError` for a query that is not understood, and `not-found` without the conversation that its address names. */
  read: (orgId: string, query: unknown, chatId: string) => Promise<ApiPage>;
  query: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  entry: z.ZodObject;
  /** What an entry is called, and what the list is. */
  name: string;
  summary: string;
}

/** What can be read of an organization, by its address below /api/v1/. */
export const API_LISTS: Readonly<Record<string, ApiList>> = {
  chatbots: {
    read: listChatbots,
    query: pageSchema,
    entry: chatbotEntrySchema,
    name: 'Chatbot',
    summary: 'Chatbots, newest first',
  },
  leads: {
    read: listLeads,
    query: chatbotPageSchema,
    entry: leadEntrySchema,
    name: 'Lead',
    summary: 'Leads, newest first',
  },
  chats: {
    read: listChats,
    query: chatbotPageSchema,
    entry: chatEntrySchema,
    name: 'Chat',
    summary: 'Conversations, the one with the newest message first',
  },
  'chats/{chatId}/messages': {
    read: listMessages,
    query: pageSchema,
    entry: messageEntrySchema,
    name: 'Message',
    summary: 'Messages of a conversation, oldest first',
  },
};

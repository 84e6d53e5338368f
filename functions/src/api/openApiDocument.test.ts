import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { API_LISTS } from './API_LISTS.ts';
import { openApiDocument } from './openApiDocument.ts';
import { chatEntrySchema, presentChat } from './presentChat.ts';
import { leadEntrySchema, presentLead } from './presentLead.ts';
import { messageEntrySchema, presentMessage } from './presentMessage.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const documentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.object({
      get: z.looseObject({
        operationId: z.string(),
        parameters: z.array(z.looseObject({ name: z.string(), schema: z.looseObject({ type: z.string() }) })),
        responses: z.record(z.string(), z.unknown()),
      }),
    }),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({ required: z.array(z.string()) })) }),
});

const document = documentSchema.parse(openApiDocument());
const text = JSON.stringify(document);

it('has every list, with the parameters that it understands and nothing else', () => {
  expect(Object.keys(document.paths)).toEqual(Object.keys(API_LISTS).map((name) => `/${name}`));
  const ofLeads = document.paths['/leads']?.get.parameters ?? [];
  expect(ofLeads.map(({ name }) => name)).toEqual(['limit', 'cursor', 'chatbotId']);
  expect(ofLeads[0]?.schema).toEqual({ type: 'integer', minimum: 1, maximum: LIMITS.apiPageSize, default: 50 });
  const ids = Object.values(document.paths).map(({ get }) => get.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('names no schema that it does not have', () => {
  const named = [...text.matchAll(/#\/components\/schemas\/([A-Za-z]+)/g)].map(([, name]) => name ?? '');
  expect(new Set(named)).toEqual(new Set(Object.keys(document.components.schemas)));
});

it('describes an entry as it is sent', () => {
  const contact = {
    chatbotId: 'b',
    chatId: null,
    name: '',
    email: 'a@example.com',
    phone: '',
    message: 'Hi',
    category: null,
  };
  const lead = presentLead('l', newLead({ ...contact, consentAt: null, createdAt: AT }));
  const chat = presentChat(
    'c',
    chatSchema.parse({
      chatbotId: 'b',
      channel: 'widget',
      mode: 'bot',
      locale: 'en',
      origin: '',
      category: null,
      sentiment: null,
      handover: null,
      messageCount: 1,
      rating: null,
      lastMessage: 'Hi',
      lastMessageAt: AT,
      createdAt: AT,
      unread: true,
      lastAnswerId: null,
      turns: [],
    }),
  );
  const asked = newVisitorMessage({ chatbotId: 'b', at: AT, text: 'When?' });
  const answered = newAnswerMessage({ chatbotId: 'b', at: AT, text: 'At 9.', verdict: 'answered' });
  const messages = [presentMessage('m', asked), presentMessage('m.answer', answered)];
  expect(messages.map((message) => messageEntrySchema.parse(message))).toEqual(messages);
  expect(document.components.schemas['Message']?.required).toEqual(Object.keys(messages[0] ?? {}));
  expect([leadEntrySchema.parse(lead), chatEntrySchema.parse(chat)]).toEqual([lead, chat]);
  expect(document.components.schemas['Lead']?.required).toEqual(Object.keys(lead));
  expect(document.components.schemas['Chat']?.required).toEqual(Object.keys(chat));
});

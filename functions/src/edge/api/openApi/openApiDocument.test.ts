import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { ACCESS_SCOPES } from '@parlance/domain/documents/organizations/accessKey';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { chatEntrySchema, presentChat } from '../../../kernel/entries/presentChat.ts';
import { leadEntrySchema, presentLead } from '../../../kernel/entries/presentLead.ts';
import { messageEntrySchema, presentMessage } from '../../../kernel/entries/presentMessage.ts';
import { OPERATIONS } from '../OPERATIONS.ts';
import { openApiDocument } from './openApiDocument.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const operationSchema = z.looseObject({
  operationId: z.string(),
  security: z.tuple([z.object({ accessKey: z.tuple([z.enum(ACCESS_SCOPES)]) })]),
  parameters: z.array(z.looseObject({ name: z.string(), schema: z.looseObject({ type: z.string() }) })),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({ required: z.array(z.string()) })) }),
});

const document = documentSchema.parse(openApiDocument('https://functions.example'));
const text = JSON.stringify(document);
const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('has every operation once, with the parameters that it understands and nothing else', () => {
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  const ofLeads = document.paths['/leads']?.get?.parameters ?? [];
  expect(ofLeads.map(({ name }) => name)).toEqual(['limit', 'cursor', 'chatbotId']);
  expect(ofLeads[0]?.schema).toEqual({ type: 'integer', minimum: 1, maximum: LIMITS.apiPageSize, default: 50 });
});

it('says which scope a key needs, and every scope is needed for something', () => {
  expect(new Set(described.map(({ security }) => security[0].accessKey[0]))).toEqual(new Set(ACCESS_SCOPES));
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

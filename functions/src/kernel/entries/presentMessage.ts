import { answerMessageSchema, CHAT_EVENTS, type Message } from '@parlance/domain/documents/chats/message';
import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import { attachmentTypeSchema } from '@parlance/domain/attachments/attachment';
import * as z from 'zod';

const { verdict, rating } = answerMessageSchema.shape;

/** Message or event of a conversation, as other programs see it. */
export const messageEntrySchema = z.strictObject({
  id: z.string(),
  role: z
    .enum(['user', 'assistant', 'agent', 'event'])
    .describe('The visitor, the chatbot, a person of the team, or something that happened.'),
  text: z.string().describe('Empty where something happened; of a file its name.'),
  at: z.iso.datetime(),
  agentName: z.nullable(z.string()).describe('Who of the team wrote, joined or left.'),
  event: z.nullable(z.enum(CHAT_EVENTS)),
  attachment: z
    .nullable(z.strictObject({ type: attachmentTypeSchema, bytes: z.int() }))
    .describe('The picture or document that a message is.'),
  verdict: z.nullable(verdict).describe('How an answer came about.'),
  rating: z.nullable(rating.unwrap()).describe('The visitor’s rating of an answer.'),
  sources: z
    .array(z.strictObject({ name: z.string(), url: z.nullable(z.string()) }))
    .describe('What an answer rests on.'),
});

type MessageEntry = z.infer<typeof messageEntrySchema>;

function ofRole(message: Message): Partial<MessageEntry> {
  switch (message.role) {
    case 'user':
      return {};
    case 'assistant':
      return {
        verdict: message.verdict,
        rating: message.rating,
        sources: message.citations.map(({ sourceName, url }) => ({ name: sourceName, url })),
      };
    case 'agent':
      return { agentName: message.agentName };
    case 'event':
      return { event: message.event, agentName: message.agentName };
  }
}

/** A message in the fields of `messageEntrySchema`. */
export function presentMessage(id: string, message: Message): MessageEntry {
  const { role, text, at } = message;
  const file = attachmentOf(message);
  const attachment = file === null ? null : { type: file.type, bytes: file.bytes };
  const nothing = { agentName: null, event: null, attachment, verdict: null, rating: null, sources: [] };
  return { id, role, text, at: at.toISOString(), ...nothing, ...ofRole(message) };
}

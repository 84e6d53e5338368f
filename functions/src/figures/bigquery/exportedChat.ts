import { chatHandoverSchema, chatSchema, countedSchema } from '@parlance/domain/documents/chats/chat';
import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';
import { exportedCategory } from './exportedCategory.ts';

const category = z.string().transform(exportedCategory).nullable();
/** Firestore's Timestamp as JSON has it. */
const time = z
  .object({ _seconds: z.int(), _nanoseconds: z.int() })
  .transform(({ _seconds: seconds, _nanoseconds: nanoseconds }) => new Date(seconds * 1000 + nanoseconds / 1_000_000))
  .pipe(z.date());
const topicId = idSchema.check(z.maxLength(64));

/**
 * Fields of a conversation that may leave for BigQuery: codes, counts, times, and ids of what is no person. A field that is not
 * named here stays, also one that the schema of conversations gets later.
 */
export const exportedChatSchema = chatSchema
  .pick({
    chatbotId: true,
    channel: true,
    mode: true,
    locale: true,
    sentiment: true,
    outcome: true,
    byAgent: true,
    isOpen: true,
    thanked: true,
    questions: true,
    depth: true,
    messageCount: true,
    rating: true,
  })
  .extend({
    createdAt: time,
    lastMessageAt: time,
    doneAt: z.nullable(time).default(null),
    classifiedAt: z.nullable(time).default(null),
    category: category.default(null),
    topicId: z.nullable(topicId).default(null),
    day: z.union([z.literal(''), z.iso.date()]).default(''),
    /** An entry of the allowed domains. */
    site: z
      .string()
      .regex(/^[\w.:*-]{1,253}$/)
      .default('other'),
    counted: z.nullable(countedSchema.extend({ category, topicId: z.nullable(topicId) })).default(null),
    handover: z.nullable(chatHandoverSchema.pick({ status: true }).extend({ requestedAt: time })).default(null),
  });

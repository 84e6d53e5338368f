import * as z from 'zod/mini';
import { CHANNELS } from '../../channels/CHANNELS.ts';
import { CHAT_OUTCOMES, DEPTHS, RESOLUTIONS } from '../chats/chat.ts';
import { SENTIMENTS } from '../chats/classified.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { COUNTED_VERDICTS, RATINGS } from '../../search/marks/MARKS.ts';
import { LOCALES } from '../../locales.ts';
import { daySchema } from './day.ts';

/** An hour of the week, as `slotOf` names it. */
export const slotSchema = z.string().check(z.regex(/^[0-6]-(?:1?\d|2[0-3])$/));

/** Filters of a list of conversations, as in its address. A missing or false one narrows nothing. */
export const chatViewFilterSchema = z.strictObject({
  /** Text of the search field. */
  search: z.string().check(z.maxLength(LIMITS.searchCharacters)),
  /** Of one chatbot alone. */
  chatbot: z.optional(idSchema),
  tag: z.optional(z.string().check(z.maxLength(LIMITS.tagCharacters))),
  /** An attribute of the contact whose it is (`attributeMark`). */
  attribute: z.optional(z.string().check(z.maxLength(LIMITS.attributeMarkCharacters))),
  /** A member's id, `me` for the reader, or `none` for those that nobody looks after. */
  assignee: z.optional(z.string().check(z.maxLength(128))),
  category: z.optional(z.string().check(z.maxLength(LIMITS.categoryCharacters))),
  /** A category as figures count it: its name, or `other`. */
  counted: z.optional(z.string().check(z.maxLength(LIMITS.categoryCharacters))),
  /** A topic's id. */
  topic: z.optional(idSchema),
  /** A site as figures name it: an entry of the allowed domains, or `other`. */
  site: z.optional(z.string().check(z.maxLength(260))),
  /** Those with an answer that cites this source. */
  source: z.optional(idSchema),
  /** Those with an answer in this hour of the week. */
  slot: z.optional(slotSchema),
  /** Those with an answer that counts as this. */
  verdict: z.optional(z.enum(COUNTED_VERDICTS)),
  /** Those with an answer that was rated so; with `source`, one that cites it. */
  rated: z.optional(z.enum(RATINGS)),
  /** By the number of questions to the chatbot (`depthOf`). */
  depth: z.optional(z.enum(DEPTHS)),
  outcome: z.optional(z.enum(CHAT_OUTCOMES)),
  resolution: z.optional(z.enum(RESOLUTIONS)),
  sentiment: z.optional(z.enum(SENTIMENTS)),
  rating: z.optional(z.enum(RATINGS)),
  channel: z.optional(z.enum(CHANNELS)),
  language: z.optional(z.enum(LOCALES)),
  unread: z.boolean(),
  /** Those that the reader has taken over. */
  mine: z.boolean(),
  /** Those that an agent has taken over. */
  agent: z.boolean(),
  /** Those whose visitors asked for a person. */
  person: z.optional(z.boolean()),
  /** Those with an answer of the chatbot. */
  answer: z.optional(z.boolean()),
  /** The days are those of the beginning. */
  began: z.optional(z.boolean()),
  /** The first and the last day: of what marks are asked for (`subjectsOf`), else of the beginning or of the newest message. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
});

export type ChatViewFilter = z.infer<typeof chatViewFilterSchema>;

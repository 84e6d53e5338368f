import * as z from 'zod';
import { CHANNELS } from '../../channels/CHANNELS.ts';
import { idSchema } from '../../ids.ts';
import { CSAT_SCORES } from './CSAT_SCORES.ts';
import { CORRECTED_FIELDS, SENTIMENTS } from './classified.ts';
import { LOCALES } from '../../locales.ts';
import { pendingSchema } from './pending.ts';
import { timestamp } from '../../timestamp.ts';
import { WIDGET_LOCALES } from '../../widget/widgetLocales.ts';
import { proactiveDrawSchema } from '../../widget/proactiveDraw.ts';
import { noteSchema } from './note.ts';

export const CHAT_MODES = ['bot', 'human'] as const;
/**
 * `away`: an agent has it, and the team was told that there is no sign of life of them. `missed`: the visitor was told that nobody
 * came, or that the agent is not there any more.
 */
export const HANDOVER_STATES = ['requested', 'joined', 'away', 'missed', 'ended'] as const;
/** Outcomes of the questions to the chatbot: the worst of them counts. */
export const CHAT_OUTCOMES = ['answered', 'unanswered', 'failed'] as const;

/** Outcomes of a visitor's matter. One that nobody confirmed is not called solved. */
export const RESOLUTIONS = ['confirmed', 'unconfirmed', 'failed'] as const;

export type Resolution = (typeof RESOLUTIONS)[number];

/** Conversations by their questions to the chatbot: 1 or 2, 3 or 4, 5 and more (`depthOf`). */
export const DEPTHS = ['quick', 'medium', 'deep'] as const;

export type Depth = (typeof DEPTHS)[number];

/** A request for an agent that the rule of a team has given to a member: the conversation's `assigneeUid` is theirs. */
export const routingSchema = z.object({
  teamId: z.string(),
  uid: z.string(),
  /** The member who looked after the conversation before, if any. */
  before: z.nullable(z.string()),
  /** Members who were chosen so far, this one last: each is once. */
  tried: z.array(z.string()),
});

export type Routing = z.infer<typeof routingSchema>;

/** A visitor's request to talk to an agent, and what became of it. */
export const chatHandoverSchema = z.object({
  status: z.enum(HANDOVER_STATES),
  requestedAt: timestamp,
  /** Time at which the visitor is told that nobody is free. */
  dueAt: timestamp,
  /** E-mail address for an answer if nobody comes; empty when the visitor left none. */
  email: z.string(),
  /** Time at which the visitor agreed to the use of the address, by the server's clock; null without. */
  consentAt: z.nullable(timestamp).default(null),
  agentUid: z.nullable(z.string()),
  agentName: z.nullable(z.string()),
  /**
   * Time at which its agent counts as away without a sign of life until then, and then the time at which the visitor is told. Null while
   * the visitor waits for nothing.
   */
  awayAt: z.nullable(timestamp).default(null),
  /** Time since which the visitor waits for a message of the agent who has it, or will take it over. Null while they wait for none. */
  awaitedSince: z.nullable(timestamp).default(null),
  /** Language of the chat in which it was asked for. Null where nobody asked, and in requests from before it was stored. */
  language: z.nullable(z.enum(WIDGET_LOCALES)).default(null),
  /** Choice of a member by the rule of a team. Null where no rule has chosen, and once the wait has ended. */
  routing: z.nullable(routingSchema).default(null),
  /** Time at which the request is passed on to the next member. Null without `routing`. */
  passOnAt: z.nullable(timestamp).default(null),
});

/** A visitor's answer to the question at the end how satisfied they are. It is asked once, and stays as it was given. */
export const csatSchema = z.object({
  /** Null where the visitor declined to say. */
  score: z.nullable(z.literal(CSAT_SCORES)),
  /** In the visitor's words; may be empty. */
  comment: z.string(),
  at: timestamp,
});

/** Values by which the figures count a conversation that is over: a later correction moves exactly this. */
export const countedSchema = z.object({
  resolution: z.enum(RESOLUTIONS),
  sentiment: z.nullable(z.enum(SENTIMENTS)),
  /** As it stands in the figures. */
  category: z.nullable(z.string()),
  topicId: z.nullable(z.string()),
  isUnanswered: z.boolean(),
  /** The chatbot had it alone, and the matter did not fail. Null where it was counted before this was. */
  isAlone: z.nullable(z.boolean()).default(null),
});

export type Counted = z.infer<typeof countedSchema>;

/** A customer who writes by a connected channel. */
const customerSchema = z.object({
  /** Mail address, phone number in digits with its country, or an id of the service's. */
  address: z.string(),
  /** Name by which others find the person at the service, without a sign in front; empty where there is none. */
  userName: z.string(),
  /** The service vouches for the address (`InboundMessage`). */
  isVerified: z.boolean(),
});

/** orgs/{orgId}/chats/{chatId}: one visitor's conversation with one chatbot. */
export const chatSchema = z.object({
  chatbotId: idSchema,
  channel: z.enum(CHANNELS),
  /** The exchange by a connected channel that it is (orgs/{orgId}/threads). Null of the product's own channels. */
  thread: z.nullable(z.object({ channelId: idSchema, threadId: z.string() })).default(null),
  /** The lead (orgs/{orgId}/leads) whom the team answers in it by mail. Missing of all others. */
  leadId: z.optional(idSchema),
  /** Its customer, as the service by which they write names them. Null of the product's own channels, and before it was stored. */
  customer: z.nullable(customerSchema).default(null),
  mode: z.enum(CHAT_MODES),
  locale: z.enum(LOCALES),
  /** The site that embeds the chatbot, as an origin; empty when the browser does not name it. */
  origin: z.string(),
  category: z.nullable(z.string()),
  /** Topic, in a few words of its own. */
  topic: z.nullable(z.string()).default(null),
  sentiment: z.nullable(z.enum(SENTIMENTS)),
  /** Fields that a member has corrected: they are not found anew. */
  corrected: z.array(z.enum(CORRECTED_FIELDS)).default([]),
  /** The whole words that it is found by, folded (`searchWords`); of what was said until it was over last. */
  terms: z.array(z.string()).default([]),
  /**
   * On which days it has answers, which sources those cite, in which hours they came, how they were rated, and on which days a person
   * was asked for (`MARKS`): found once it was over; ratings and requests at once.
   */
  marks: z.array(z.string()).default([]),
  /**
   * Once it was over: `failed` where an answer failed or was cut, else `unanswered` where the sources had none and nobody has
   * revised that, else `answered`. Null while it goes on for the first time, and where the chatbot was asked nothing.
   */
  outcome: z.nullable(z.enum(CHAT_OUTCOMES)).default(null),
  /** An agent has taken it over, now or before. */
  byAgent: z.boolean().default(false),
  /**
   * Time from the request for an agent, or from the first message that the visitor of a takeover wrote unanswered, to the first message
   * of an agent, in milliseconds. Null before; it stays as it is after.
   */
  firstResponseMs: z.nullable(z.int()).default(null),
  /** The member who looks after it. Null where nobody does. */
  assigneeUid: z.nullable(z.string()).default(null),
  /** Tags set by the team, at most `LIMITS.tagsPerChat`. */
  tags: z.array(z.string()).default([]),
  /**
   * Somebody of the team has something to do in it: a question was not answered, an answer was rated down, an agent has it or it was
   * given to somebody, and nobody has said since that it is done.
   */
  isOpen: z.boolean().default(false),
  /** Time at which a member last marked it as done. Null where nobody has. */
  doneAt: z.nullable(timestamp).default(null),
  /** Oldest first, at most `LIMITS.chatNotes`. */
  notes: z.array(noteSchema).default([]),
  /** The topic (orgs/{orgId}/topics) that `topic` belongs to; `other` where there are too many. Null while none was found. */
  topicId: z.nullable(z.string()).default(null),
  /** The visitor thanked the chatbot, and said no more than that. Found once it was over. */
  thanked: z.boolean().default(false),
  /** Questions to the chatbot. Null in conversations that began before they were counted. */
  questions: z.nullable(z.int()).default(null),
  /** As what they are counted (`depthOf`). Null without any, and in conversations from before it was stored. */
  depth: z.nullable(z.enum(DEPTHS)).default(null),
  /** The day yyyy-mm-dd of the organization's calendar on which it began: whose figures it is in. Empty before it was stored. */
  day: z.string().default(''),
  /** Name of its site in the figures: an entry of the allowed domains, or `other`. */
  site: z.string().default('other'),
  /** Values by which the day's figures count it, since it was over first. */
  counted: z.nullable(countedSchema).default(null),
  /** Time at which category, topic and sentiment were found, once it was over. Null while it goes on. */
  classifiedAt: z.nullable(timestamp).default(null),
  handover: z.nullable(chatHandoverSchema).default(null),
  /** It went to the team without an answer of the chatbot's being tried: its channel drafts, or the chatbot may not answer. */
  forTeam: z.boolean().default(false),
  /** The contact whose it is: its identity is verified. Null where nobody vouches for its visitor. */
  contactId: z.nullable(idSchema).default(null),
  /** Marks of its contact's attributes at the time at which it became theirs (`attributeMarks`). */
  attributes: z.array(z.string()).default([]),
  /** Visitor's identity according to the embedding website. Verified where it has a contact, else the website's claim. */
  identity: z.nullable(z.object({ name: z.string(), email: z.string() })).default(null),
  /** Rule of a message beside the bubble that applied on the page on which it began. Null where none did, or none counts. */
  proactive: z.nullable(proactiveDrawSchema).default(null),
  messageCount: z.int(),
  /** Files that its visitor has sent. */
  visitorAttachments: z.int().default(0),
  rating: z.nullable(z.enum(['positive', 'negative'])),
  /** Null where the visitor was not asked, or has not answered. */
  csat: z.nullable(csatSchema).default(null),
  /** The visitor's last question, shortened for lists. */
  lastMessage: z.string(),
  lastMessageAt: timestamp,
  createdAt: timestamp,
  unread: z.boolean(),
  /** Id of the newest answer; its text joins `turns` when the next question arrives, which saves a write per message. */
  lastAnswerId: z.nullable(z.string()),
  /** Reply that the newest answer waits for: values for a call, a yes to it, or the next answer in a procedure; null where it asks for nothing. */
  pendingCall: z.nullable(pendingSchema).default(null),
  /** Number of questions that may follow at once, as of a moment; it fills up with time. */
  rateBucket: z.nullable(z.object({ left: z.number(), at: timestamp })).default(null),
  /** The last turns before the newest one, shortened: what the model gets of the conversation. */
  turns: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export type Chat = z.infer<typeof chatSchema>;

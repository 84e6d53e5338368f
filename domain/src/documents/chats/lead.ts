import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { leadTermsOf } from '../../search/leadTerms.ts';
import { timestamp } from '../../timestamp.ts';
import { noteSchema } from './note.ts';

export const LEAD_STATUSES = ['new', 'in-progress', 'done'] as const;
export const LEAD_PRIORITIES = ['low', 'medium', 'high'] as const;

/** A mail that a member wrote to the visitor, and what became of it. Whose name it is stands with the members. */
const leadReplySchema = z.object({
  id: idSchema,
  authorUid: z.string(),
  text: z.string(),
  at: timestamp,
  /** `queued` until the mail server has taken it, or it is given up. */
  status: z.enum(['queued', 'sent', 'failed']),
});

export type LeadReply = z.infer<typeof leadReplySchema>;

/** orgs/{orgId}/leads/{leadId}: a visitor who left an address. */
export const leadSchema = z.object({
  chatbotId: idSchema,
  chatId: z.nullable(idSchema),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: z.enum(LEAD_STATUSES),
  priority: z.enum(LEAD_PRIORITIES),
  /** Category: that of its conversation once it has one, or one set by a member. Null without. */
  category: z.nullable(z.string()),
  /** The member who works on it. Null where nobody does. */
  assigneeUid: z.nullable(z.string()).default(null),
  /** Oldest first, at most `LIMITS.leadNotes`. */
  notes: z.array(noteSchema).default([]),
  /** Oldest first, at most `LIMITS.leadReplies`. */
  replies: z.array(leadReplySchema).default([]),
  /** The conversation by a connected mailbox in which it is answered. Null where none is, or mail goes from person to person. */
  mailChatId: z.nullable(idSchema).default(null),
  /** Number of leads with this address that its chatbot has, at most `LIMITS.requestsCounted`; of older leads than those maybe fewer. */
  requests: z.int().default(1),
  /** Terms that it is found by (`leadTermsOf`). */
  searchTerms: z.array(z.string()).default([]),
  /** Time at which the visitor agreed to the use of these data for the answer, by the server's clock. Null: nobody has. */
  consentAt: z.nullable(timestamp),
  createdAt: timestamp,
  /** The day yyyy-mm-dd whose figures it is in; empty before it was stored. */
  day: z.string().default(''),
});

export type Lead = z.infer<typeof leadSchema>;

type Found = Omit<
  Lead,
  'status' | 'priority' | 'assigneeUid' | 'notes' | 'replies' | 'mailChatId' | 'requests' | 'searchTerms' | 'day'
>;
type Captured = Found & Partial<Pick<Lead, 'day'>>;

/** A lead that nobody has looked at. */
export function newLead(captured: Captured): Lead {
  return {
    day: '',
    ...captured,
    status: 'new',
    priority: 'medium',
    assigneeUid: null,
    notes: [],
    replies: [],
    mailChatId: null,
    requests: 1,
    searchTerms: leadTermsOf(captured),
  };
}

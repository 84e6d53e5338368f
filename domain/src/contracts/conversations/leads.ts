import * as z from 'zod/mini';
import { HOUR_MS } from '../../durations.ts';
import { idSchema, storedIdSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { defineContract } from '../contract.ts';
import { emailField, optionalLineField, textField } from '../../fields.ts';

/** Leaves a message with the business. `contactId` is made by the widget, so that a repeated send makes one lead. */
export const submitContact = defineContract({
  name: 'submitContact',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 30, windowMs: HOUR_MS },
    { per: 'chat', uses: 5, windowMs: HOUR_MS },
  ],
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    contactId: idSchema,
    name: optionalLineField(LIMITS.nameCharacters),
    email: emailField,
    phone: optionalLineField(LIMITS.phoneCharacters),
    message: textField(LIMITS.leadMessageCharacters),
    consent: z.literal(true),
  }),
  output: z.strictObject({}),
});

/**
 * Deletes leads, with what the outbox says of them, and answers how many were there. The figures stay. Called again, it takes what
 * was left and counts none twice.
 */
export const deleteLeads = defineContract({
  name: 'deleteLeads',
  access: { kind: 'member', action: 'lead.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    leadIds: z.array(storedIdSchema).check(z.minLength(1), z.maxLength(LIMITS.leadsPerDelete)),
  }),
  output: z.strictObject({ leads: z.int() }),
});

/**
 * Adds a note of the caller's to a lead. `noteId` is made by the client: called again, it changes nothing. Fails with `not-found`,
 * or `note-limit-reached` { current, max }.
 */
export const addLeadNote = defineContract({
  name: 'addLeadNote',
  access: { kind: 'member', action: 'lead.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    leadId: storedIdSchema,
    noteId: idSchema,
    text: textField(LIMITS.leadNoteCharacters),
  }),
  output: z.strictObject({}),
});

/**
 * Deletes a note: their own for everybody who may write notes, all for those who manage members. One that is not there is no
 * error. Fails with `not-found` without its lead, or `permission-denied`.
 */
export const deleteLeadNote = defineContract({
  name: 'deleteLeadNote',
  access: { kind: 'member', action: 'lead.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, leadId: storedIdSchema, noteId: idSchema }),
  output: z.strictObject({}),
});

/**
 * Answers a lead by mail; answers to it go to the caller's own address. `replyId` is made by the client: called again, it sends nothing
 * more. Fails with `not-found`, or `reply-limit-reached` { max }.
 */
export const replyToLead = defineContract({
  name: 'replyToLead',
  access: { kind: 'member', action: 'lead.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 120, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    leadId: storedIdSchema,
    replyId: idSchema,
    text: textField(LIMITS.leadReplyCharacters),
  }),
  output: z.strictObject({}),
});

import * as z from 'zod';
import { DESK_KINDS } from '../../desk/DESK_KINDS.ts';
import { idSchema } from '../../ids.ts';
import { LOCALES } from '../../locales.ts';
import { timestamp } from '../../timestamp.ts';

export const DECLARATION_STATUSES = ['new', 'in-progress', 'done'] as const;

/** States of the receipt by mail. `held`: none is sent, because of the day's limits. `failed`: no server took it. */
export const RECEIPT_STATES = ['queued', 'sent', 'failed', 'held'] as const;

/**
 * orgs/{orgId}/declarations/{declarationId}: a customer's withdrawal from a contract, or its cancellation. The id is the reference number
 * that the customer was given. What was declared is written once and never changed.
 */
export const declarationSchema = z.object({
  kind: z.enum(DESK_KINDS),
  chatbotId: idSchema,
  name: z.string(),
  email: z.string(),
  /** Sign of the contract, such as the number of an order. */
  contract: z.string(),
  /** A cancellation for cause, whose reason is then given. */
  isForCause: z.boolean(),
  reason: z.string(),
  /** The day yyyy-mm-dd with which the contract is to end. Null: as soon as possible; of a withdrawal always. */
  endsOn: z.nullable(z.string()),
  /** Further words, such as which goods it is about. */
  message: z.string(),
  locale: z.enum(LOCALES),
  /** Time of receipt, by the server's clock. */
  receivedAt: timestamp,
  receipt: z.enum(RECEIPT_STATES),
  status: z.enum(DECLARATION_STATUSES),
});

export type Declaration = z.infer<typeof declarationSchema>;

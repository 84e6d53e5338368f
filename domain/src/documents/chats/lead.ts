import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

export const LEAD_STATUSES = ['new', 'in-progress', 'done'] as const;
export const LEAD_PRIORITIES = ['low', 'medium', 'high'] as const;

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
  category: z.nullable(z.string()),
  consentAt: timestamp,
  createdAt: timestamp,
});

export type Lead = z.infer<typeof leadSchema>;

import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { formContentSchema } from './form.ts';

/** orgs/{orgId}/chatbots/{chatbotId}/forms/{formId}: a form that visitors fill in, in the chat or on a page of its own. */
export const storedFormSchema = z.object({
  ...formContentSchema.shape,
  /** Rises by one with every save. */
  version: z.int(),
  createdBy: idSchema,
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type StoredForm = z.infer<typeof storedFormSchema>;

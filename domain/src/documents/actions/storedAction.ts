import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { actionFieldsSchema } from './action.ts';

/**
 * orgs/{orgId}/chatbots/{chatbotId}/actions/{actionId}: an HTTPS address of the business's that the chatbot may call. Its secrets are
 * stored apart, where no client reads them.
 */
export const storedActionSchema = z.object({
  ...actionFieldsSchema.shape,
  /** A token goes along with each call. */
  hasToken: z.boolean(),
  /** Null where it is older than this field. */
  createdBy: z.nullable(idSchema).default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type StoredAction = z.infer<typeof storedActionSchema>;

/** orgs/{orgId}/chatbots/{chatbotId}/actionSecrets/{actionId}: what calls are signed with, and the business's own token. */
export const actionSecretSchema = z.object({
  secret: z.string(),
  token: z.nullable(z.string()),
});

export type ActionSecret = z.infer<typeof actionSecretSchema>;

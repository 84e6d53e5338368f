import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** Scopes of a key of the API. An operation needs one of them, which its entry in the OpenAPI document names. */
export const ACCESS_SCOPES = [
  'chatbots:read',
  'sources:read',
  'sources:write',
  'ask',
  'chats:read',
  'leads:read',
  'stats:read',
  'tests',
] as const;

export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** Scopes of every key from before keys had scopes. */
const FORMER_SCOPES: readonly AccessScope[] = ['chatbots:read', 'chats:read', 'leads:read'];

/** orgs/{orgId}/accessKeys/{keyId}: what people see of a key of the API. The key is shown once and stored nowhere. */
export const accessKeySchema = z.object({
  name: z.string(),
  /** The last four characters of the key. */
  hint: z.string(),
  scopes: z.array(z.enum(ACCESS_SCOPES)).default([...FORMER_SCOPES]),
  createdBy: idSchema,
  createdAt: timestamp,
  /** To the hour. */
  lastUsedAt: z.nullable(timestamp),
});

export type AccessKey = z.infer<typeof accessKeySchema>;

/** accessKeyHashes/{sha256 of the key}: whose key it is. */
export const accessKeyHashSchema = z.object({ orgId: idSchema, keyId: idSchema });

import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/accessKeys/{keyId}: what people see of a key of the API. The key is shown once and stored nowhere. */
export const accessKeySchema = z.object({
  name: z.string(),
  /** The last four characters of the key. */
  hint: z.string(),
  createdBy: idSchema,
  createdAt: timestamp,
  /** To the hour. */
  lastUsedAt: z.nullable(timestamp),
});

export type AccessKey = z.infer<typeof accessKeySchema>;

/** accessKeyHashes/{sha256 of the key}: whose key it is. */
export const accessKeyHashSchema = z.object({ orgId: idSchema, keyId: idSchema });

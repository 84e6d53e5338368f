import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** erasures/{orgId}: an organization that is being deleted. The document goes last, so that a cut deletion is resumed. */
export const erasureSchema = z.object({
  requestedBy: idSchema,
  requestedAt: timestamp,
});

export type Erasure = z.infer<typeof erasureSchema>;

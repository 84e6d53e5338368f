import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Reads a website again now. Does nothing while it is being read. */
export const recrawlWebsite = defineContract({
  name: 'recrawlWebsite',
  access: { kind: 'member', action: 'source.write' },
  input: z.strictObject({ orgId: idSchema, sourceId: idSchema }),
  output: z.strictObject({}),
});

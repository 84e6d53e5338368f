import type { readOriginal as contract } from '@parlance/domain/contracts/sources/originals';
import type * as z from 'zod/mini';

/** Original of a source as members look at it. */
export type Original = z.infer<typeof contract.output>;

export interface OriginalPlace {
  sourceId: string;
  /** One page of a website; null for a file. */
  pageId: string | null;
}

import type { tryAnswer } from '@parlance/domain/contracts/playground';
import type * as z from 'zod';

/** An answer that was tried, with all that is known of how it came about. */
export type Trial = z.infer<typeof tryAnswer.output>;

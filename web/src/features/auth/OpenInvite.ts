import type { readInvite } from '@parlance/domain/contracts/members';
import type * as z from 'zod';

/** Details that the link of an invitation reveals. */
export type OpenInvite = z.infer<typeof readInvite.output>;

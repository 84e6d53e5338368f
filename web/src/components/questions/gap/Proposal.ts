import type { proposeAnswer } from '@parlance/domain/contracts/proposals';
import type * as z from 'zod';

export type Proposal = z.infer<typeof proposeAnswer.output>;

import { reviseAnswer as reviseAnswerContract } from '@parlance/domain/contracts/reviseAnswer';
import { memberCallable } from '../platform/defineCallable.ts';
import { reviseAnswer as reviseAnswerCase } from './reviseAnswer.ts';

export const reviseAnswer = memberCallable(reviseAnswerContract, async ({ input, who }) => {
  await reviseAnswerCase(who, input);
  return {};
});

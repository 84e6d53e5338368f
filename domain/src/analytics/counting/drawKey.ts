import type { ProactiveDraw } from '../../widget/proactiveDraw.ts';

/** Key under which figures count conversations with a draw: rule, share of its draw, and group. */
export function drawKey({ ruleId, holdout, isShown }: ProactiveDraw): string {
  return `${ruleId}:${holdout}:${isShown ? 'shown' : 'held'}`;
}

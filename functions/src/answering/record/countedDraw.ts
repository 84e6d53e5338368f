import type { Chat } from '@parlance/domain/documents/chats/chat';
import { holdoutOf } from '@parlance/domain/proactive/loaderRules';
import type { Question } from '../question/question.ts';

/**
 * The draw with which a conversation begins, if it counts: of a rule that is on, and by the share that this rule has now. One by
 * another share comes from a page that was loaded before a change, or from somebody who made it up.
 */
export function countedDraw({
  proactive: draw = null,
  widget,
}: Pick<Question, 'proactive' | 'widget'>): Chat['proactive'] {
  const rule = widget.proactive.rules.find(({ id }) => id === draw?.ruleId);
  if (draw === null || rule?.isOn !== true || rule.visitors === 'returning') return null;
  return draw.holdout === holdoutOf(rule, widget.proactive) ? draw : null;
}

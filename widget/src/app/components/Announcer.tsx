import type { ReactNode } from 'react';
import type { Turn } from '../chat/turns.ts';
import { failureText } from '../i18n/failureText.ts';
import { useWidget } from '../WidgetContext.ts';

/**
 * Reads each answer out once, when it is whole. The log itself is not live: a screen reader would repeat or tear apart an
 * answer that grows by pieces.
 */
export function Announcer({ turn }: { turn: Turn | undefined }): ReactNode {
  const { messages } = useWidget();
  let text = '';
  if (turn?.answer.status === 'waiting' || turn?.answer.status === 'streaming') text = messages.writing;
  if (turn?.answer.status === 'done') text = turn.answer.result.text.replace(/\[\d{1,3}\]|\*\*/g, '');
  if (turn?.answer.status === 'failed') text = failureText(turn.answer.failure, messages);
  return <output className="visually-hidden">{text}</output>;
}

import type { ReactNode } from 'react';
import type { Entry } from '../../entries/entries.ts';
import { speakable } from '../../chat/speakable.ts';
import { eventText } from '../../i18n/eventText.ts';
import { failureText } from '../../i18n/failureText.ts';
import type { Messages } from '../../i18n/messages.ts';
import { useWidget } from '../../context/WidgetContext.ts';

function announcement(entry: Entry | undefined, messages: Messages): string {
  if (entry === undefined) return '';
  if (entry.kind === 'happening') return eventText(entry, messages);
  if (entry.kind === 'said') return entry.from === 'agent' ? `${entry.agentName ?? ''}: ${entry.text}` : '';
  const answer = entry.versions[entry.shown]?.answer;
  switch (answer?.status) {
    case 'waiting':
    case 'streaming':
      return messages.writing;
    case 'done':
      return speakable(answer.result.text);
    case 'failed':
      return failureText(answer.failure, messages);
    default:
      return '';
  }
}

/**
 * Reads each answer out once, when it is whole. The log itself is not live: a screen reader would repeat or tear apart an
 * answer that grows by pieces.
 */
export function Announcer({ entry }: { entry: Entry | undefined }): ReactNode {
  const { messages } = useWidget();
  return <output className="visually-hidden">{announcement(entry, messages)}</output>;
}

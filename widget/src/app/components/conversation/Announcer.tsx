import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import type { ReactNode } from 'react';
import type { Entry } from '../../entries/entries.ts';
import { toScreenReaderText } from '../../chat/toScreenReaderText.ts';
import { eventText } from '../../i18n/eventText.ts';
import { failureText } from '../../i18n/failureText.ts';
import type { Messages } from '../../i18n/messages.ts';
import { useWidget } from '../../context/WidgetContext.ts';

function announcement(entry: Entry | undefined, messages: Messages, locale: WidgetLocale): string {
  if (entry === undefined) return '';
  if (entry.kind === 'system-event') return eventText(entry, messages, locale);
  if (entry.kind === 'live-message') return entry.from === 'agent' ? `${entry.agentName ?? ''}: ${entry.text}` : '';
  const answer = entry.versions[entry.shown]?.answer;
  switch (answer?.status) {
    case 'waiting':
    case 'streaming':
      return messages.writing;
    case 'done':
      return toScreenReaderText(answer.result.text);
    case 'failed':
      return failureText(answer.failure, messages);
    default:
      return '';
  }
}

/**
 * Announces each answer to screen readers once, when it is complete. The log itself is no live region: a screen reader would
 * repeat or split an answer that grows in pieces.
 */
export function Announcer({ entry }: { entry: Entry | undefined }): ReactNode {
  const { messages, locale } = useWidget();
  return <output className="visually-hidden">{announcement(entry, messages, locale)}</output>;
}

import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { eventText } from '../i18n/eventText.ts';
import type { Messages } from '../i18n/messages.ts';
import { answerContent, type Entry } from '../entries/entries.ts';
import { toScreenReaderText } from './toScreenReaderText.ts';

interface TranscriptNames {
  locale: WidgetLocale;
  messages: Messages;
  displayName: string;
}

/** The conversation as plain text, for the visitor to save. */
export function transcript(entries: readonly Entry[], { locale, messages, displayName }: TranscriptNames): string {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const line = (at: number, speaker: string, text: string): string => `[${time.format(at)}] ${speaker}: ${text}`;

  const lines = entries.flatMap((entry) => {
    if (entry.kind === 'system-event') return [`[${time.format(entry.at)}] ${eventText(entry, messages, locale)}`];
    if (entry.kind === 'live-message') {
      return [line(entry.at, entry.from === 'visitor' ? messages.you : (entry.agentName ?? displayName), entry.text)];
    }
    const answers = entry.versions.map((version) => {
      const { text, citations } = answerContent(version.answer);
      const sources = [...new Set(citations.map(({ sourceName }) => sourceName))].join(', ');
      return `${displayName} (${messages.assistant}): ${toScreenReaderText(text)}${sources && `\n${messages.sources}: ${sources}`}`;
    });
    return [line(entry.at, messages.you, entry.question), ...answers];
  });
  return `${displayName}, ${time.format(Date.now())}\n\n${lines.join('\n\n')}\n`;
}

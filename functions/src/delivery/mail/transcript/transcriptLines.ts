import type { AnswerMessage, Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { webHref } from '@parlance/domain/markdown/safeHref';
import { quotableName } from '../../quotableName.ts';
import type { MailCatalogue } from '../texts/MailCatalogue.ts';
import { inertText } from './inertText.ts';
import { markdownToText } from './markdownToText.ts';
import type { TranscriptLine } from './TranscriptLine.ts';

interface TranscriptStyle {
  texts: MailCatalogue['transcript'];
  /** The chatbot's name as a mail may quote it. */
  chatbotName: string;
  formatTime: (at: Date) => string;
}

interface Transcript {
  lines: TranscriptLine[];
  /** Something that the visitor wrote is not in it as it was written. */
  isShortened: boolean;
}

const MARK = / ?\[\d{1,3}\]/g;

/** Text of the visitor, at most `LIMITS.transcriptQuoteCharacters` long. */
function cut(text: string): string {
  const characters = Array.from(text);
  const max = LIMITS.transcriptQuoteCharacters;
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}…`;
}

function sourcesOf({ citations, revised }: AnswerMessage): TranscriptLine['sources'] {
  if (revised) return [];
  return citations.map(({ n, sourceName, heading, url }) => ({
    title: `[${n}] ${[sourceName, heading].filter((part) => part !== '').join(', ')}`,
    href: url === null ? undefined : webHref(url),
  }));
}

/**
 * Lines of a conversation as its mail shows them: nothing that the team alone knows, and of the visitor nothing by which a stranger
 * could be reached. What the visitor wrote of that stays out of the chatbot's answers as well, which may repeat a number.
 * @param messages Oldest first.
 */
export function transcriptLines(
  messages: readonly Message[],
  { texts, chatbotName, formatTime }: TranscriptStyle,
): Transcript {
  const removed = new Set<string>();
  let isShortened = false;

  function quote(text: string): string {
    const inert = inertText(text, texts.leftOut);
    for (const piece of inert.removed) removed.add(piece);
    const quoted = cut(inert.text);
    if (inert.removed.length > 0 || quoted !== inert.text) isShortened = true;
    return quoted;
  }

  function lineOf(message: Message): Omit<TranscriptLine, 'time'>[] {
    switch (message.role) {
      case 'user':
        // Asked again for another answer, the question stands there already.
        if (message.regenerates !== null) return [];
        return [{ speaker: texts.visitor, text: quote(message.text), isQuoted: true, sources: [] }];
      case 'assistant': {
        const text = markdownToText(message.revised ? message.text.replace(MARK, '') : message.text);
        const shown = [...removed].reduce((rest, piece) => rest.replaceAll(piece, texts.leftOut), text);
        const speaker = chatbotName === '' ? texts.assistant : `${chatbotName} (${texts.assistant})`;
        return [{ speaker, text: shown, isQuoted: false, sources: sourcesOf(message) }];
      }
      case 'agent': {
        const speaker = quotableName(message.agentName) || texts.agent;
        return [{ speaker, text: markdownToText(message.text), isQuoted: false, sources: [] }];
      }
      case 'event':
        return [];
    }
  }

  const lines = messages.flatMap((message) =>
    lineOf(message).map((line) => ({ ...line, time: formatTime(message.at) })),
  );
  return { lines, isShortened };
}

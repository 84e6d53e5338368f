import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { AiProvider, Said, Summary } from '../../ai/AiProvider.ts';
import { isSupported, withoutMarks } from '../../answering/checkSentence.ts';
import { evidenceOf } from '../../answering/evidence.ts';
import { isSpoken } from './isSpoken.ts';
import { speakerOf } from './speakerOf.ts';

/**
 * A conversation in three lines, for somebody who reads `locale`. A line with a number, date, price, link or address that was said
 * nowhere in it is left empty. Null for a conversation without a word. Throws what the provider throws.
 * @param messages Oldest first.
 */
export async function summarize(
  messages: readonly Message[],
  locale: Locale,
  provider: Pick<AiProvider, 'summarize'>,
  signal: AbortSignal,
): Promise<Summary | null> {
  const said = messages.flatMap(saidIn);
  const first = said.find(({ by }) => by === 'visitor');
  if (first === undefined) return null;
  const newest = said.slice(-LIMITS.summarizedMessages);
  const read = newest.includes(first) ? newest : [first, ...newest];
  const summary = await provider.summarize({ messages: read, locale, signal });
  const evidence = evidenceOf([read.map(({ text }) => text).join('\n')], '');
  const check = (line: string): string => (isSupported(line, evidence) ? line : '');
  return { wants: check(summary.wants), said: check(summary.said), open: check(summary.open) };
}

function saidIn(message: Message): Said[] {
  if (!isSpoken(message)) return [];
  const text = withoutMarks(message.text).slice(0, LIMITS.turnCharacters).toWellFormed();
  return [{ by: speakerOf(message), text }];
}

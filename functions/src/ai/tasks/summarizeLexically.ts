import { LIMITS } from '@parlance/domain/limits';
import type { Said, SummarizeRequest, Summary } from '../AiProvider.ts';

/** Sums up a conversation by quoting it: its first question, the last answer, and what the visitor has written since or got no answer to. */
export function summarizeLexically({ messages }: Pick<SummarizeRequest, 'messages'>): Summary {
  const isAnswer = ({ by }: Said) => by === 'chatbot' || by === 'team';
  const last = messages.findLastIndex(isAnswer);
  const ofTeam = messages.findLastIndex(({ by }) => by === 'team');
  const open = messages.filter(
    ({ by }, index) => by === 'visitor' && (index > last || (index > ofTeam && messages[index + 1]?.by === 'refusal')),
  );
  return {
    wants: quote(messages.find(({ by }) => by === 'visitor')?.text),
    said: quote(messages[last]?.text),
    open: quote(open.map(({ text }) => text).join(' ')),
  };
}

/** The beginning of a text in one line. */
function quote(text = ''): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LIMITS.summaryLineCharacters) return line;
  return `${line
    .slice(0, LIMITS.summaryLineCharacters - 1)
    .toWellFormed()
    .trimEnd()}…`;
}

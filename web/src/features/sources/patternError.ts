import { LIMITS } from '@parlance/domain/limits';
import type { MessageId } from '#web/i18n/messageId.ts';
import { pathPatterns } from './pathPatterns.ts';

interface PatternError {
  id: MessageId;
  figures: Readonly<Record<string, string | number>>;
}

/** What a text of path patterns gets to hear; undefined while it is fine. */
export function patternError(text: string): PatternError | undefined {
  const { problem } = pathPatterns(text);
  switch (problem?.kind) {
    case undefined:
      return undefined;
    case 'too-many':
      return { id: 'website.patternsTooMany', figures: { max: LIMITS.urlPatterns } };
    case 'too-long':
      return { id: 'website.patternTooLong', figures: { max: LIMITS.urlPatternCharacters } };
    case 'invalid':
      return { id: 'website.patternInvalid', figures: { pattern: problem.pattern } };
  }
}

import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import { CUT_SHORT } from '../CUT_SHORT.ts';
import { NO_ANSWER } from '../noAnswer.ts';
import { NO_TEXT } from '../prompts/NO_TEXT.ts';

/** Models like to put what they transcribe into a block of code. */
const FENCED = /^```\w*\n([^]*?)\n?```$/;

/** The text of a page out of what a model wrote of it; empty where it found none, or was not allowed to say it. */
export function pageTextOf(written: string): string {
  const text = stripInvisible(written.replaceAll(CUT_SHORT, '')).trim();
  const [, inside = text] = FENCED.exec(text) ?? [];
  return inside.includes(NO_ANSWER) || inside.trim() === NO_TEXT ? '' : inside.trim();
}

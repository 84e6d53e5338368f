import { oneOf } from '../words/oneOf.ts';

const MAX_CHARACTERS = 200;
const FORWARDED = oneOf(({ forwarded }) => forwarded);
const FORWARD = new RegExp(String.raw`^\s*(?:[-_*=]{3,}\s*${FORWARDED}.{0,120}|${FORWARDED}[^\n]{0,20}:\s*)$`, 'iu');
const ORIGINAL = new RegExp(String.raw`^\s*[-_*=]{2,}\s*${oneOf(({ original }) => original)}\s*[-_*=]{2,}\s*$`, 'iu');

/** Title that a mail program writes above another mail: one that the customer passes on, or the one that they reply to. */
export function titleAt(line: string): 'forward' | 'original' | null {
  if (line.length > MAX_CHARACTERS) return null;
  if (FORWARD.test(line)) return 'forward';
  return ORIGINAL.test(line) ? 'original' : null;
}

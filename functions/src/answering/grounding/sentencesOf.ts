import { LIMITS } from '@parlance/domain/limits';
import { CUT_SHORT } from '../../ai/CUT_SHORT.ts';
import { MARK_BEGIN, MARK_BEHIND } from './citationMarks.ts';

/**
 * A boundary after which no abbreviation can hide: sentence end or mark, white space, and a capital, digit, list sign,
 * quote or the beginning of a link, an image or a tag, but not of another mark. Scripts without white space between
 * sentences have full stops of their own.
 */
const BOUNDARY = new RegExp(
  [
    String.raw`(?:[.!?…]["”“)]*${MARK_BEHIND}*|${MARK_BEHIND})\s+(?=[\p{Lu}\d"„“*<-]|!?(?!${MARK_BEGIN})\[[^\]\n]*\])`,
    String.raw`[。！？]["”“」』）]*${MARK_BEHIND}*(?=[^\s"”“」』）\[【(¹²³⁴⁵⁶⁷⁸⁹])`,
    String.raw`\n+`,
  ].join('|'),
  'gu',
);
const END = new RegExp(String.raw`(?:[.!?…。！？]["”“)」』]*|${MARK_BEHIND})\s*$`, 'u');
const ABBREVIATION =
  /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|bzw|ca|Nr|Tel|inkl|zzgl|Dr|Prof|St|No|e\.g|i\.e|Mr|Mrs|Ms|approx|\p{L}|\d{1,2})\.\s+$/u;

/**
 * Cuts a stream of text into sentences with the white space that follows them, as soon as each is complete; joined again
 * they are the stream to the letter, but for a last sentence that was cut short. A sentence is held back until the next one begins, so that its marks come along. One
 * that grows beyond `LIMITS.sentenceCharacters` ends the stream and is lost: no sentence is that long.
 */
export async function* sentencesOf(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let buffer = '';
  for await (const part of stream) {
    buffer += part;
    let start = 0;
    for (const boundary of buffer.matchAll(BOUNDARY)) {
      const end = boundary.index + boundary[0].length;
      const sentence = buffer.slice(start, end);
      if (ABBREVIATION.test(sentence)) continue;
      yield sentence;
      start = end;
    }
    buffer = buffer.slice(start);
    if (buffer.length > LIMITS.sentenceCharacters) return;
  }
  const rest = buffer.replace(CUT_SHORT, '');
  if (rest !== '' && (rest === buffer || END.test(rest))) yield rest;
}

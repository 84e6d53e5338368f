import { LIMITS } from '@parlance/domain/limits';

/**
 * A boundary after which no abbreviation can hide: sentence end or [n] mark, white space, and a capital, digit, list sign,
 * quote or the beginning of a link, an image or a tag.
 */
const BOUNDARY = /(?:[.!?…]["”“)]*(?:\s*\[\d{1,2}\])*|\[\d{1,2}\])(\s+)(?=[\p{Lu}\d"„“*<-]|!?\[(?!\d))|\n+/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|bzw|ca|Nr|Tel|inkl|zzgl|Dr|Prof|St|No|e\.g|i\.e|Mr|Mrs|Ms|approx|\p{L}|\d{1,2})\.\s+$/u;

/**
 * Cuts a stream of text into sentences with the white space that follows them, as soon as each is complete; joined again
 * they are the stream to the letter. A sentence is held back until the next one begins, so that its marks come along. One
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
  if (buffer !== '') yield buffer;
}

import { oneOf } from '../reading/words/oneOf.ts';
import { subjectWithToken } from '../replyToken.ts';

const MAX_CHARACTERS = 200;
/** Openings of replies in languages of mail programs that have no table: Scandinavian, Turkish, Hungarian, Indonesian, Chinese. */
const OTHERS = 'sv|vs|ref|ynt|v\u00E1|bls|atb|\u56DE\u590D|\u7B54\u590D';
/** Several in a row, and numbered ones ("Re[2]:"). */
const OPENINGS = new RegExp(
  String.raw`^(?:\s*(?:${oneOf(({ reply }) => reply)}|${OTHERS})\s*(?:\[\d{1,3}\])?\s*[:\uFF1A])+\s*`,
  'iu',
);

/** Subject of a reply in one line: with one "Re:", whatever was there, and with the exchange's token. */
export function replySubject(subject: string, token: string): string {
  const plain = subject
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim();
  const bare = plain.replace(OPENINGS, '').slice(0, MAX_CHARACTERS).toWellFormed();
  const reply = bare === '' ? 'Re:' : `Re: ${bare}`;
  return token === '' ? reply : subjectWithToken(reply, token);
}

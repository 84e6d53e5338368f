import { LIMITS } from '@parlance/domain/limits';
import type { Email } from 'postal-mime';
import { stripInvisible } from '../../../../../kernel/text/stripInvisible.ts';
import { withoutControls } from '../characters/withoutControls.ts';
import { htmlText } from '../html/htmlText.ts';

/** Text of a mail: the plain one, or of a mail that has none, the one in HTML. */
export function mailText({ text = '', html = '' }: Email, isForward: boolean): string {
  const plain = text.trim() === '' ? htmlText(html.slice(0, LIMITS.mailHtmlCharacters), { isForward }) : text;
  const lines = plain.slice(0, LIMITS.mailTextCharacters).replaceAll(/\r\n?/g, '\n');
  return stripInvisible(withoutControls(lines.toWellFormed())).trim();
}

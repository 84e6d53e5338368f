import { parseTemplate } from '@parlance/domain/actions/parseTemplate';
import { AppError } from '@parlance/domain/errors';
import { requirePublicAddress } from '../../../kernel/outgoing/requirePublicAddress.ts';

/** An action's address as it is stored, with its placeholders. Throws `url-invalid`, or what `requirePublicAddress` throws. */
export function readActionAddress(typed: string): string {
  const template = parseTemplate(typed);
  if (template === undefined) throw new AppError('url-invalid');
  // No placeholder stands in the host: what fills them leads to no other.
  requirePublicAddress(template.url.replace(/\{\w+\}/g, 'x'));
  return template.url;
}

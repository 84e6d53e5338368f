import { parseTemplate } from '@parlance/domain/actions/parseTemplate';
import { AppError } from '@parlance/domain/errors';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import { checkHttpsAddress } from '../../../kernel/outgoing/checkHttpsAddress.ts';
import { config } from '../../../kernel/platform/config.ts';

/**
 * An action's address as it is stored, with its placeholders. What its name stands for is checked with each call. Throws
 * `url-invalid`, or `address-not-allowed` where it is not over HTTPS or by its name not public.
 */
export function readActionAddress(typed: string): string {
  const template = parseTemplate(typed);
  if (template === undefined) throw new AppError('url-invalid');
  try {
    // No placeholder stands in the host: what fills them leads to no other.
    checkHttpsAddress(template.url.replace(/\{\w+\}/g, 'x'), config().crawlerLocalHosts);
    return template.url;
  } catch (error) {
    if (error instanceof OutgoingRefusal) throw new AppError('address-not-allowed', {}, { cause: error });
    throw error;
  }
}

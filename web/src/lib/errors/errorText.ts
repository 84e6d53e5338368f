import type { Translate } from '#web/i18n/useTranslate.ts';
import { errorMessages } from './errorMessages.ts';
import { toAppError } from './toAppError.ts';

const MEGABYTE = 1024 * 1024;

/**
 * The translated text of a failure, with the figures that it carries.
 * @param what Names what failed, such as "Failed to send invitation"; the reason follows, or the advice to try again.
 */
export function errorText(t: Translate, error: unknown, what?: string): string {
  const { code, details } = toAppError(error);
  if (what !== undefined && code === 'internal') return `${what}. ${t('error.tryAgain')}`;
  const megabytes = details['max'] === undefined ? 1 : Math.round((details['max'] / MEGABYTE) * 10) / 10;
  const reason = t(errorMessages[code].id, { current: 0, max: 0, ...details, megabytes });
  // A write that waits has not failed.
  return what === undefined || code === 'write-pending' ? reason : `${what}. ${reason}`;
}

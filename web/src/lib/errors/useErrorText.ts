import { useCallback } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { errorMessages } from './errorMessages.ts';
import { toAppError } from './toAppError.ts';

const MEGABYTE = 1024 * 1024;

/** The translated text of a failure, with the figures that it carries. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslate();
  return useCallback(
    (error) => {
      const { code, details } = toAppError(error);
      const megabytes = details['max'] === undefined ? 1 : Math.round((details['max'] / MEGABYTE) * 10) / 10;
      return t(errorMessages[code].id, { current: 0, max: 0, ...details, megabytes });
    },
    [t],
  );
}

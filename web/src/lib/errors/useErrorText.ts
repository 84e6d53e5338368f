import { useCallback } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { errorText } from './errorText.ts';

/** The translated text of a failure, see `errorText`. */
export function useErrorText(): (error: unknown, what?: string) => string {
  const t = useTranslate();
  return useCallback((error, what) => errorText(t, error, what), [t]);
}

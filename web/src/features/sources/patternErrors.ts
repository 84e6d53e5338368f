import { updateWebsite } from '@parlance/domain/contracts/sources/sources';
import { LIMITS } from '@parlance/domain/limits';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { linesOf } from '#web/lib/forms/linesOf.ts';

/** Errors in the texts of path patterns, by field. */
export function patternErrors(t: Translate, { include, exclude }: Readonly<Record<'include' | 'exclude', string>>) {
  const texts = {
    tooMany: t('website.patternsTooMany', { max: LIMITS.urlPatterns }),
    lineTooLong: t('website.patternTooLong', { max: LIMITS.urlPatternCharacters }),
    invalid: (pattern: string) => t('website.patternInvalid', { pattern }),
  };
  const values = { include: linesOf(include), exclude: linesOf(exclude) };
  return inputErrors(t, updateWebsite.input, values, { include: texts, exclude: texts });
}

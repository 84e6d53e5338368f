import { useTranslate } from '#web/i18n/useTranslate.ts';
import { patternError } from '../../patternError.ts';

interface PatternTexts {
  include: string;
  exclude: string;
}

/** What is wrong with the patterns of a form, in words. */
export function usePatternErrors(): (texts: PatternTexts) => Partial<PatternTexts> {
  const t = useTranslate();
  return ({ include, exclude }) => {
    const ofInclude = patternError(include);
    const ofExclude = patternError(exclude);
    return {
      ...(ofInclude === undefined ? {} : { include: t(ofInclude.id, ofInclude.figures) }),
      ...(ofExclude === undefined ? {} : { exclude: t(ofExclude.id, ofExclude.figures) }),
    };
  };
}

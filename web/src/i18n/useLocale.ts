import { use } from 'react';
import { LocaleContext, type LocaleSetting } from './LocaleContext.ts';

/** The reader's language and how to change it. */
export function useLocale(): LocaleSetting {
  return use(LocaleContext);
}

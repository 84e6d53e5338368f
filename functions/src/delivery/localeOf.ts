import { LOCALES, type Locale } from '@parlance/domain/locales';
import { refs } from '../kernel/platform/refs.ts';

/** The language that a person has chosen; the product's first where there is no profile. */
export async function localeOf(uid: string): Promise<Locale> {
  return (await refs.user(uid).get()).data()?.locale ?? LOCALES[0];
}

import type { Locale } from '@parlance/domain/locales';
import type { Plan } from '@parlance/domain/plans';

/** Names of the plans in mails. */
export const PLAN_NAMES: Readonly<Record<Locale, Readonly<Record<Plan, string>>>> = {
  en: { trial: 'free trial', starter: 'Starter', pro: 'Pro', business: 'Business' },
  de: { trial: 'kostenloser Test', starter: 'Starter', pro: 'Pro', business: 'Business' },
};

/** Stands where a pause has no end yet. */
export const OPEN_END: Readonly<Record<Locale, string>> = { en: 'you resume it', de: 'zur Wiederaufnahme' };

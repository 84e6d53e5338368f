import type { Locale } from '../locales.ts';
import type { DeskKind } from './DESK_KINDS.ts';

/** Names of the desk's pages and of the links to them: in German those that §§ 356a and 312k BGB name. */
export const DESK_TITLES: Readonly<Record<Locale, Readonly<Record<DeskKind, string>>>> = {
  en: { withdrawal: 'Withdraw from a contract', cancellation: 'Cancel contracts here' },
  de: { withdrawal: 'Vertrag widerrufen', cancellation: 'Verträge hier kündigen' },
};

import type { Locale } from '@parlance/domain/locales';
import type { Role } from '@parlance/domain/roles';

/** Roles as mails call them, as in "your role is now …". */
export const ROLE_NAMES: Readonly<Record<Locale, Readonly<Record<Role, string>>>> = {
  en: { owner: 'owner', admin: 'administrator', member: 'member', viewer: 'viewer' },
  de: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied', viewer: 'Nur Lesen' },
};

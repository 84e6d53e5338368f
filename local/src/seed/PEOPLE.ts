import type { Role } from '@parlance/domain/roles';
import { idFrom } from './idFrom.ts';

export interface Person {
  uid: string;
  name: string;
  email: string;
  role: Role;
  locale: 'en' | 'de';
}

/** For everyone in the seed: these accounts exist on loopback alone. */
export const PASSWORD = 'parlance-demo';

function person(role: Role, name: string, email: string, locale: 'en' | 'de'): Person {
  return { uid: idFrom(email), name, email, role, locale };
}

/** The demo organization's team, one person a role. */
export const FERNWEG_PEOPLE = [
  person('owner', 'Katharina Vogt', 'owner@fernweg.example', 'de'),
  person('admin', 'Jonas Brandt', 'admin@fernweg.example', 'de'),
  person('member', 'Maya Lindqvist', 'member@fernweg.example', 'en'),
  person('viewer', 'Deniz Aydın', 'viewer@fernweg.example', 'de'),
] as const;

/** Another tenant, to show that neither sees anything of the other. */
export const LINDGRUEN_PEOPLE = [person('owner', 'Friederike Lindgrün', 'owner@lindgruen.example', 'de')] as const;

/** Looks after the chatbot of the home page. */
export const PRODUCT_PEOPLE = [person('owner', 'Parlance', 'owner@parlance.example', 'en')] as const;

/** Invited to the demo organization and not there yet. */
export const FERNWEG_INVITED = { name: 'Samira Haddad', email: 'samira@fernweg.example', role: 'member' } as const;

/** Works for both tenants: what the switch between organizations shows. */
export const LINDGRUEN_GUEST = { ...FERNWEG_PEOPLE[1], role: 'viewer' } as const satisfies Person;

import { json } from '../../http/json.ts';
import type { Reply } from '../../http/serve.ts';
import type { GraphAccount } from './graphState.ts';
import { refuse } from './refuse.ts';

/** Fields of a profile that the product may ask for: others of the original need further permissions. */
const FIELDS = { messenger: ['first_name', 'last_name'], instagram: ['name', 'username'] } as const;

/**
 * A profile as the service gives it: https://developers.facebook.com/docs/messenger-platform/identity/user-profile and
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/user-profile. Undefined of nobody who has written.
 */
export function describePerson(account: GraphAccount, personId: string, fields: string): Reply | undefined {
  const { service, people, namesRefused } = account;
  const person = people.find(({ id }) => id === personId);
  if (person === undefined || service === 'whatsapp') return undefined;
  if (namesRefused === 190) return refuse(401, 190, 'Error validating access token');
  if (namesRefused === 10) return refuse(403, 10, 'Application does not have permission for this action');
  if (namesRefused !== 0) return refuse(400, 100, 'No profile available for this user.', 2018218);
  if (service === 'instagram' && person.hasBlocked) return refuse(403, 10, 'User has blocked the business');
  const [first = '', ...rest] = person.name.split(' ');
  const profile: Readonly<Record<string, string>> = {
    first_name: first,
    last_name: rest.join(' '),
    name: person.name,
    username: person.name.toLowerCase().replaceAll(/\W+/g, '_'),
  };
  const asked = fields.split(',');
  const known: readonly string[] = FIELDS[service];
  if (!asked.every((field) => known.includes(field))) return refuse(400, 100, 'Tried accessing nonexisting field');
  const given = Object.fromEntries(asked.map((field) => [field, profile[field]]));
  return json({ ...given, id: personId });
}

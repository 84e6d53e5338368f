import type { AccountSession } from '@parlance/domain/documents/accounts/accountSession';
import { getParser } from 'bowser';

/** No browser of people's says more of itself. */
const MAX_CHARACTERS = 500;

/** The families of browser and system that a `User-Agent` names; empty where it names none. */
export function deviceOf(userAgent: string): Pick<AccountSession, 'browser' | 'system'> {
  if (userAgent === '') return { browser: '', system: '' };
  const parser = getParser(userAgent.slice(0, MAX_CHARACTERS));
  return { browser: parser.getBrowserName(), system: parser.getOSName() };
}

import { AppError } from '@parlance/domain/errors';
import { isTeamsAddress } from '@parlance/domain/teamChats/teamsAddress';
import { requirePublicAddress } from '../../../kernel/outgoing/requirePublicAddress.ts';
import { config } from '../../../kernel/platform/config.ts';

/**
 * The address of a workflow of Teams, or of the stand-in under the emulators, whose port is known there. Throws `address-not-allowed` for any
 * other.
 */
export function requireTeamsAddress(typed: string): URL {
  if (!URL.canParse(typed)) throw new AppError('address-not-allowed');
  const { host } = new URL(typed);
  if (!isTeamsAddress(typed) && !config().crawlerLocalHosts.has(host)) throw new AppError('address-not-allowed');
  return requirePublicAddress(typed);
}

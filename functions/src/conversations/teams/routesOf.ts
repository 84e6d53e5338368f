import type { Team, TeamRoute } from '@parlance/domain/documents/organizations/team';

/** Parts of an organization's teams that decide which requests are whose, the oldest team first. */
export function routesOf(teams: ReadonlyMap<string, Team>): TeamRoute[] {
  return [...teams]
    .toSorted(([, one], [, other]) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(([teamId, { chatbotIds, locales, opening, rule }]) => ({ teamId, chatbotIds, locales, opening, rule }));
}

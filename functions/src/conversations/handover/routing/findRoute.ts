import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { TeamRoute } from '@parlance/domain/documents/organizations/team';
import { isOpenAt } from '../../../kernel/openingHours/isOpenAt.ts';
import { isServing, type Served } from '../../openingsFor.ts';

/** Rank of a team among those that serve a visitor: by what it names, a chatbot before a language. */
function specificity({ chatbotIds, locales }: TeamRoute): number {
  return (chatbotIds === null ? 0 : 2) + (locales === null ? 0 : 1);
}

/** The team that gets a visitor's request at `now`: of those that are open the most specific, the oldest of equals. Undefined without one. */
export function findRoute(
  { handover, teamRoutes, timezone }: Pick<Widget, 'handover' | 'teamRoutes' | 'timezone'>,
  served: Served,
  now: Date,
): TeamRoute | undefined {
  const open = teamRoutes.filter(
    (route) => isServing(route, served) && isOpenAt(route.opening ?? handover, timezone, now),
  );
  return open.toSorted((one, other) => specificity(other) - specificity(one))[0];
}

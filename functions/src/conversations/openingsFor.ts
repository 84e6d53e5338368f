import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { TeamRoute } from '@parlance/domain/documents/organizations/team';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import type { Opening } from '../kernel/openingHours/isOpenAt.ts';

/** Visitor who may ask for an agent: the chatbot, and the language of the chat. */
export interface Served {
  chatbotId: string;
  language: WidgetLocale;
}

/** True iff a team is there for a visitor. */
export function isServing({ chatbotIds, locales }: TeamRoute, { chatbotId, language }: Served): boolean {
  return (chatbotIds?.includes(chatbotId) ?? true) && (locales?.includes(language) ?? true);
}

/** Opening hours by which somebody may be there for a visitor: the chatbot's, and those that teams have of their own. */
export function openingsFor(
  { handover, teamRoutes }: Pick<Widget, 'handover' | 'teamRoutes'>,
  served: Served,
): Opening[] {
  const own = teamRoutes.flatMap((route) => (route.opening !== null && isServing(route, served) ? route.opening : []));
  return [handover, ...own];
}

import * as z from 'zod';
import { object } from 'zod/mini';
import { timestamp } from '../../timestamp.ts';
import { WIDGET_LOCALES } from '../../widget/widgetLocales.ts';
import { openingOf } from '../openingOf.ts';
import { TEAM_RULES } from './TEAM_RULES.ts';

const routeShape = {
  /** The chatbots that it serves; null: all, also those that come later. */
  chatbotIds: z.nullable(z.array(z.string())),
  /** Languages of the visitors that it serves; null: all. */
  locales: z.nullable(z.array(z.enum(WIDGET_LOCALES))),
  /** Opening hours of its own; null: the chatbot's. */
  opening: z.nullable(object(openingOf(object))),
  rule: z.enum(TEAM_RULES),
};

/** Part of a team that decides which requests are its own: what an organization and its chatbots' projections have of each. */
export const teamRouteSchema = z.object({ teamId: z.string(), ...routeShape });

export type TeamRoute = z.infer<typeof teamRouteSchema>;

/** orgs/{orgId}/teams/{teamId}: members to whom requests for an agent are given. */
export const teamSchema = z.object({
  name: z.string(),
  /** The members' ids. Whatever ends a membership takes its id away. */
  members: z.array(z.string()),
  ...routeShape,
  /** Time at which the rule last gave each of its members a request, by their ids. */
  assignedAt: z.record(z.string(), timestamp).default({}),
  /** Counts the saves, from 1: who saves names the version that they changed. */
  version: z.int(),
  createdAt: timestamp,
});

export type Team = z.infer<typeof teamSchema>;

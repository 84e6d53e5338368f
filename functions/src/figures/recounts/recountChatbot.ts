import { differencesOf } from '@parlance/domain/analytics/counting/recount';
import { figuresSchema } from '@parlance/domain/documents/chats/figures';
import type { Recount } from '@parlance/domain/documents/organizations/recount';
import { LIMITS } from '@parlance/domain/limits';
import { dequal } from 'dequal';
import type { FigureDay } from '../countFigures.ts';
import { readFigureDay } from '../readFigureDay.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { readDay } from './readDay.ts';

/** Maximum number of counts of a day whose figures moved meanwhile, by a late rating for example. */
const MAX_TRIES = 3;

/** Recount of a chatbot's day, and how many of its figures differ in all. */
export interface ChatbotRecount {
  recount: Recount['chatbots'][number];
  differences: number;
}

/**
 * Counts a day of a chatbot again and compares it with its counters, which stay as they are. Differences are logged. Undefined where
 * nothing was counted and nothing is there.
 */
export async function recountChatbot(place: FigureDay): Promise<ChatbotRecount | undefined> {
  const { orgId, chatbotId, day } = place;
  let counted = await readFigureDay(place);
  let found = await readDay(place);
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    const after = await readFigureDay(place);
    if (dequal(counted, after)) break;
    counted = after;
    found = await readDay(place);
  }
  if (counted === undefined && found.conversations + found.messages + found.leads === 0) return undefined;
  const figures = figuresSchema.parse(counted ?? {});
  const all = differencesOf(figures, found);
  if (all.length > 0) {
    withLogContext({ orgId, chatbotId }, () => logEvent('figures differ', { day, differences: all.length }));
  }
  const { conversations, messages } = found;
  const differences = all.slice(0, LIMITS.recountDifferences);
  return {
    recount: { chatbotId, conversations, messages, deleted: figures.deleted, differences },
    differences: all.length,
  };
}

import { figureKey, OTHER_KEY } from '@parlance/domain/analytics/counting/verdictFigures';
import { LIMITS } from '@parlance/domain/limits';
import type { FigureDay } from './countFigures.ts';
import { readFigureDay } from './readFigureDay.ts';

/**
 * Key under which a category counts on a day: its name, or `other` where the day has `LIMITS.categoriesPerDay` others already. It
 * is looked up before the transaction that counts it, so that live answers wait for none: several at once may add a few more.
 */
export async function categoryKey(day: FigureDay, category: string): Promise<string> {
  const key = figureKey(category);
  const known = (await readFigureDay(day))?.categories ?? {};
  return key in known || Object.keys(known).length < LIMITS.categoriesPerDay ? key : OTHER_KEY;
}

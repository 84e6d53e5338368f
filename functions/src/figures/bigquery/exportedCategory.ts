import { OTHER_KEY } from '@parlance/domain/analytics/counting/verdictFigures';
import { LIMITS } from '@parlance/domain/limits';
import { maskPersonal } from '../maskPersonal.ts';

const OPTIONS = { locale: 'en', people: { names: [], emails: [], phones: [] }, own: new Set<string>() } as const;

/** A category as it may leave: `other` for one that is too long or that is masked before viewers, as it names a person. */
export function exportedCategory(category: string): string {
  if (category.length > LIMITS.categoryCharacters) return OTHER_KEY;
  return maskPersonal(category, OPTIONS) === category ? category : OTHER_KEY;
}

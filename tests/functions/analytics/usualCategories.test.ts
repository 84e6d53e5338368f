import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { usualCategories } from '../../../functions/src/figures/usualCategories.ts';
import { admin } from '../../support/admin.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';

it('are a chatbot’s of this month and the one before, those of the most conversations first, and no other’s (T-04)', async () => {
  const [orgId, chatbotId] = [newId(), newId()];
  const months = [
    [orgId, '2026-01', { Returns: 4, other: 50, Shipping: 1 }],
    [orgId, '2025-12', { Shipping: 5, Prices: 2, Nothing: 0 }],
    [orgId, '2025-11', { Old: 9 }],
    [newId(), '2026-01', { Foreign: 9 }],
  ] as const;
  for (const [of, month, categories] of months) {
    const path = paths.monthFigures(of, chatbotId, month);
    await admin.db.doc(path).set({ ...ruleDocuments.month, chatbotId, month, categories });
  }
  const now = new Date('2026-01-31T23:00:00Z');
  expect(await usualCategories(orgId, chatbotId, now)).toEqual(['Shipping', 'Returns', 'Prices']);
});

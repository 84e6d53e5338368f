import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { newId } from '@parlance/domain/ids';
import { describe, expect, it } from 'vitest';
import { keyFigures } from './keyFigures.ts';

function statsOf(day: string, figures: Partial<Stats>): Stats {
  return statsSchema.parse({ chatbotId: newId(), day, ...figures });
}

const STATS = [
  statsOf('2026-11-20', { conversations: 2, messages: 3, answered: 3, leads: 1, latencyMsSum: 3000 }),
  statsOf('2026-11-21', { conversations: 1, messages: 1, answered: 0, refused: 1, latencyMsSum: 200 }),
  statsOf('2026-11-10', { conversations: 9, messages: 9, answered: 9 }),
];

describe('keyFigures', () => {
  it('adds up all chatbots on the days asked for', () => {
    expect(keyFigures(STATS, ['2026-11-20', '2026-11-21'])).toEqual({
      conversations: 3,
      messages: 4,
      answeredShare: 0.75,
      leads: 1,
      responseMs: 800,
    });
  });

  it('knows no share and no time where nobody asked', () => {
    expect(keyFigures(STATS, ['2026-11-01'])).toMatchObject({ messages: 0, answeredShare: null, responseMs: null });
  });
});

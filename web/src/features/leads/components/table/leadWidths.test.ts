import { describe, expect, it } from 'vitest';
import {
  HIDDEN_LEAD_COLUMNS,
  LEAD_FIELDS,
  type LeadField,
  type LeadRoom,
  leadWidth,
  WIDE_LEAD_COLUMNS,
} from './leadWidths.ts';

const CHECKBOX = 50;
/** The table's border and the window's own scroll bar. */
const EDGES = 2 + 15;

/** The least width of the table with every column that somebody with all permissions sees, in pixels. */
function widthOf(room: LeadRoom, hidden: readonly LeadField[] = []): number {
  return LEAD_FIELDS.filter((field) => !HIDDEN_LEAD_COLUMNS[room].includes(field) && !hidden.includes(field)).reduce(
    (sum, field) => sum + leadWidth(field, room),
    CHECKBOX,
  );
}

describe('the columns of the leads fit beside the open sidebar', () => {
  it.each([
    ['wide', 1440 - 248 - 80],
    ['medium', 1280 - 248 - 80],
    ['narrow', 900 - 248 - 48],
    ['narrow', 600 - 48],
  ] as const)('%s: in %i pixels', (room, space) => {
    expect(widthOf(room)).toBeLessThanOrEqual(space - EDGES);
  });

  it('and on a phone, which has no room for the day', () => {
    expect(widthOf('narrow', WIDE_LEAD_COLUMNS)).toBeLessThanOrEqual(390 - 32 - 2);
  });
});

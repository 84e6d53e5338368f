import { describe, expect, it } from 'vitest';
import { timezones } from './timezones.ts';

const labelOf = (id: string, iso: string) => timezones('UTC', new Date(iso)).find((zone) => zone.id === id)?.label;

describe('timezones', () => {
  it('carry the offset of the day, summer time included', () => {
    expect(labelOf('Europe/Berlin', '2026-01-15T12:00:00Z')).toBe('Europe/Berlin (UTC+01:00)');
    expect(labelOf('Europe/Berlin', '2026-07-15T12:00:00Z')).toBe('Europe/Berlin (UTC+02:00)');
    expect(labelOf('America/New_York', '2026-01-15T12:00:00Z')).toBe('America/New York (UTC-05:00)');
    expect(labelOf('UTC', '2026-01-15T12:00:00Z')).toBe('UTC (UTC)');
  });

  it('hold the organization’s own zone once, under whatever name it was stored', () => {
    const named = timezones('US/Pacific', new Date()).filter(({ id }) => id === 'US/Pacific');
    expect(named).toHaveLength(1);
    expect(timezones('Europe/Berlin', new Date()).filter(({ id }) => id === 'Europe/Berlin')).toHaveLength(1);
  });
});

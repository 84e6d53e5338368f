import { MINUTE_MS } from '@parlance/domain/durations';

export const TIMEZONE = 'Europe/Berlin';

/** yyyy-mm-dd in Berlin. Swedish writes dates the ISO way. */
export function berlinDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE, dateStyle: 'short' }).format(moment);
}

/** The moment at which Berlin's clocks show this time on this day. */
export function berlinTime(day: string, minutes: number): Date {
  const utc = new Date(`${day}T00:00:00Z`).getTime() + minutes * MINUTE_MS;
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE, dateStyle: 'short', timeStyle: 'medium' });
  const offset = new Date(`${shown.format(utc).replace(' ', 'T')}Z`).getTime() - utc;
  return new Date(utc - offset);
}

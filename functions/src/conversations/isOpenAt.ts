import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';

/** `hourCycle: 'h23'`: midnight is 00:00 and not 24:00. */
function clockIn(moment: Date, timezone: string): { weekday: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: WEEKDAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** True iff somebody may be there by the opening hours, `from` included and `to` not, as clocks in `timezone` show it. */
export function isOpenAt(hours: Chatbot['handover']['hours'], timezone: string, moment: Date): boolean {
  if (hours === null) return true;
  const { weekday, time } = clockIn(moment, timezone);
  const day = hours[weekday];
  return day !== undefined && day !== null && day.from <= time && time < day.to;
}

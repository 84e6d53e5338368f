import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';

export type OpeningHours = NonNullable<Chatbot['handover']['hours']>;
export type OpeningDay = OpeningHours[number];

const MONDAY_TO_FRIDAY = 5;

const OFFICE_DAY = { from: '09:00', to: '17:00' };

/** Initial opening hours: office hours from Monday to Friday. */
export const OFFICE_HOURS: OpeningHours = [OFFICE_DAY, OFFICE_DAY, OFFICE_DAY, OFFICE_DAY, OFFICE_DAY, null, null];

/** One day changed. */
export function withDay(hours: OpeningHours, day: number, next: OpeningDay): OpeningHours {
  return hours.map((present, index) => (index === day ? next : present));
}

/** Monday's hours on all weekdays. */
export function mondayOnWeekdays(hours: OpeningHours): OpeningHours {
  const monday = hours[0] ?? null;
  return hours.map((present, index) => (index < MONDAY_TO_FRIDAY ? monday : present));
}

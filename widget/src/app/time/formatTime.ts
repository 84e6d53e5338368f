import { DAY_MS } from '@parlance/domain/durations';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';

/** The visitor's own variant of the language, such as en-GB or de-AT, which decides how times are written. */
export function timeLocale(locale: WidgetLocale, languages: readonly string[]): string {
  return languages.find((language) => language.split('-')[0] === locale) ?? locale;
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** A time as people say it: "today, 14:05", "yesterday, 14:05", then the date. `at` and `now` in milliseconds. */
export function formatTime(at: number, now: number, tag: string): string {
  // Rounded, because days with a change of the clocks are shorter or longer.
  const days = Math.round((midnight(at) - midnight(now)) / DAY_MS);
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(at);
  const day =
    days === 0 || days === -1
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')
      : new Intl.DateTimeFormat(tag, {
          day: 'numeric',
          month: 'short',
          ...(Math.abs(days) < 300 ? {} : { year: 'numeric' }),
        }).format(at);
  return `${day}, ${time}`;
}

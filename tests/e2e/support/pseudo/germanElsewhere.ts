import { DESK_TEMPLATES } from '@parlance/domain/desk/DESK_TEMPLATES';
import { DESK_TITLES } from '@parlance/domain/desk/DESK_TITLES';
import { COUNTRIES } from '@parlance/domain/countries';
import { TEMPLATE_TEXTS } from '@parlance/domain/procedures/templates/texts/TEMPLATE_TEXTS';
import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import type { Page } from '@playwright/test';

/** Texts of the data grid, as far as the dashboard's tables show them. */
const OF_GRID =
  'Sortieren, Alle Zeilen auswählen, Zeile auswählen, Zur vorherigen Seite, Zur nächsten Seite, 1–24 von 24';

/** Dates, spans of time, countries and lists as the browser says them in German. */
function fromIntl(page: Page): Promise<string[]> {
  return page.evaluate((countries) => {
    const styles = ['long', 'short'] as const;
    const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
    const relative = new Intl.RelativeTimeFormat('de', { numeric: 'auto' });
    const names = new Intl.DisplayNames('de', { type: 'region' });
    const days = Array.from({ length: 366 }, (_, day) => new Date(2024, 0, day + 1));
    return [
      ...days.flatMap((day) => styles.map((style) => day.toLocaleDateString('de', { month: style, weekday: style }))),
      new Date().toLocaleString('de', { dateStyle: 'full', timeStyle: 'short' }),
      ...units.flatMap((unit) => [
        ...[-3, -2, -1, 0, 1, 2, 3].map((value) => relative.format(value, unit)),
        ...styles.map((unitDisplay) => new Intl.NumberFormat('de', { style: 'unit', unit, unitDisplay }).format(2)),
      ]),
      ...countries.map((country) => names.of(country) ?? ''),
      new Intl.ListFormat('de').format(['', '']),
    ];
  }, COUNTRIES);
}

/** An ICU message without its arguments. */
function withoutArguments(text: string): string {
  return text.replaceAll(/\{\w+, (?:plural|select),|\b(?:one|other|\d) (?=\{)|\{\w+(?:, [^{}]+)?\}/g, ' ');
}

/**
 * Words that the dashboard has in German from elsewhere than from its catalogue: from Intl, from the data grid, of insights, of the desk,
 * and of templates of procedures.
 */
export async function germanElsewhere(page: Page): Promise<string[]> {
  const { insights, insightActions } = SHARED_TEXTS.de;
  const texts = [
    OF_GRID,
    ...(await fromIntl(page)),
    ...Object.values(insights).map(withoutArguments),
    ...Object.values(insightActions),
    ...Object.values(TEMPLATE_TEXTS.de.about).map(({ name }) => name),
    ...Object.values(DESK_TITLES.de),
    ...Object.values(DESK_TEMPLATES.de),
  ];
  return texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
}

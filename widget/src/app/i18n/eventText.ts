import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import type { SystemEvent } from '../entries/entries.ts';
import { fill } from './fill.ts';
import type { Messages } from './messages.ts';

const WHEN = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** The visitor's text for a change of who answers, with when somebody is there again. */
export function eventText(
  { event, agentName, opensAt }: SystemEvent,
  messages: Messages,
  locale: WidgetLocale,
): string {
  const text = fill(messages.events[event], { agent: agentName ?? messages.somebody });
  if (opensAt === undefined) return text;
  return `${text} ${fill(messages.opens, { time: new Intl.DateTimeFormat(locale, WHEN).format(Date.parse(opensAt)) })}`;
}

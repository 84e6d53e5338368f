import type { LoaderRule } from '@parlance/domain/widget/loaderSettings';
import { CLOSED } from '../CLOSED.ts';
import { tabNote } from '../tabNote.ts';

/** True within the hours of a rule, `from` included and `to` not, as clocks in `timeZone` show it. */
export function isInHours(hours: LoaderRule['hours'], timeZone: string, now: Date): boolean {
  if (!hours) return true;
  // Swedes write dates as ISO 8601 does: 2026-11-28 22:45:03.
  const shown = now.toLocaleString('sv', { timeZone });
  const span = hours[new Date(shown.slice(0, 10)).getUTCDay()];
  const time = shown.slice(11);
  return !!span && span[0] <= time && time < span[1];
}

/**
 * True where a rule is for this page, for the visitor of this tab and for this hour, and the chat is closed. Nothing is known of
 * visitors but the notes of their own touches; `note` is there while a conversation goes on.
 */
export function appliesNow(
  { pages, visitors, hours }: LoaderRule,
  wrap: ParentNode,
  note: string,
  timeZone: string,
): boolean {
  return (
    !wrap.querySelector('.s') &&
    RegExp(pages).test(location.pathname) &&
    !!(visitors & ((tabNote(note) ? 2 : 1) << (tabNote(CLOSED) ? 2 : 0))) &&
    isInHours(hours, timeZone, new Date())
  );
}

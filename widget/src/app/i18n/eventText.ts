import type { SystemEvent } from '../entries/entries.ts';
import { fill } from './fill.ts';
import type { Messages } from './messages.ts';

/** The visitor's text for a change of who answers. */
export function eventText({ event, agentName }: SystemEvent, messages: Messages): string {
  return fill(messages.events[event], { agent: agentName ?? messages.somebody });
}

import type { Happening } from '../entries/entries.ts';
import { fill } from './fill.ts';
import type { Messages } from './messages.ts';

/** What a visitor reads of something that happened between chatbot and person. */
export function eventText({ event, agentName }: Happening, messages: Messages): string {
  return fill(messages.events[event], { agent: agentName ?? messages.somebody });
}

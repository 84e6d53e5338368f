import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { widgetOf } from './widgetOf.ts';

/** Organization of the chatbot that a visitor talks to, whatever its state. Throws `not-found`. */
export async function orgOf(visitor: Visitor): Promise<string> {
  return (await widgetOf(visitor)).orgId;
}

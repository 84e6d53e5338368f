import { type ProactiveDraw, proactiveDrawSchema } from '@parlance/domain/widget/proactiveDraw';
import * as z from 'zod/mini';

/**
 * Message of the loader to the chat app, once the app is there: the draw of a rule on this page view, or without `ruleId` that there is
 * none; `isOpened` where the visitor opened the chat while its message was shown, and the suggestion that they chose, or '' (`ask`).
 */
export interface ProactiveMessage extends Partial<ProactiveDraw> {
  parlance: 'proactive';
  isOpened?: boolean | undefined;
  ask?: string;
}

const messageSchema = z.object({ parlance: z.literal('proactive') });
const drawSchema = z.extend(proactiveDrawSchema, {
  isOpened: z._default(z.boolean(), false),
  ask: z._default(z.string(), ''),
});

/** A draw with what the visitor did; null where there is none. */
export type ReadDraw = z.infer<typeof drawSchema> | null;

/** Reads a message event's data, which may come from anybody; undefined for anything that is not ours. */
export function readProactiveMessage(data: unknown): ReadDraw | undefined {
  return messageSchema.safeParse(data).success ? (drawSchema.safeParse(data).data ?? null) : undefined;
}

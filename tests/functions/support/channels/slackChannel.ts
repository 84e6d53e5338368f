import * as z from 'zod';
import { vi } from 'vitest';
import { suiteUrls } from '../../../support/suiteUrls.ts';

const messageSchema = z.object({
  ts: z.string(),
  threadTs: z.nullable(z.string()),
  userId: z.string(),
  text: z.string(),
  blocks: z.array(z.unknown()),
  to: z.nullable(z.string()),
});

type SlackMessage = z.infer<typeof messageSchema>;

const actedSchema = z.object({ isVerified: z.boolean(), said: z.array(z.string()), statuses: z.array(z.int()) });

interface SlackAct {
  url?: string;
  users?: readonly { id: string; name: string; email: string; isStranger?: boolean }[];
  says?: readonly { userId: string; threadTs: string | null; text: string }[];
  presses?: readonly { userId: string; ts: string; actionId: string }[];
  repeats?: number;
  limited?: number;
  losing?: number;
}

interface SlackChannel {
  act: (act: SlackAct) => Promise<z.infer<typeof actedSchema>>;
  now: () => Promise<SlackMessage[]>;
  /** The first message that fulfils a condition, once there is one. */
  until: (find: (message: SlackMessage) => boolean) => Promise<SlackMessage>;
}

/** A channel at the stand-in of Slack. */
export function slackChannel(key: string): SlackChannel {
  const url = `${suiteUrls.channels}/_slack/${key}`;
  const now = async (): Promise<SlackMessage[]> => z.array(messageSchema).parse(await (await fetch(url)).json());
  return {
    now,
    act: async (act) =>
      actedSchema.parse(await (await fetch(url, { method: 'POST', body: JSON.stringify(act) })).json()),
    until: (find) =>
      vi.waitFor(
        async () => {
          const messages = await now();
          const found = messages.find(find);
          if (found === undefined) throw new Error(messages.map(({ text }) => text).join(' | '));
          return found;
        },
        { timeout: 30_000, interval: 100 },
      ),
  };
}

import * as z from 'zod';
import { parseJson } from '../../http/parseJson.ts';

/** Parts of an Adaptive Card 1.4 that the product uses: https://adaptivecards.io/explorer */
const cardSchema = z.object({
  type: z.literal('message'),
  attachments: z
    .array(
      z.object({
        contentType: z.literal('application/vnd.microsoft.card.adaptive'),
        content: z.object({
          type: z.literal('AdaptiveCard'),
          version: z.enum(['1.0', '1.1', '1.2', '1.3', '1.4']),
          body: z.array(z.object({ type: z.literal('TextBlock'), text: z.string().min(1) })).min(1),
          actions: z
            .array(z.object({ type: z.literal('Action.OpenUrl'), title: z.string().min(1), url: z.url() }))
            .max(6),
        }),
      }),
    )
    .length(1),
});

export type TeamsCard = z.infer<typeof cardSchema>['attachments'][number]['content'];

/** Largest message that Teams takes, in bytes: https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using */
const MAX_BYTES = 28 * 1024;

interface Channel {
  cards: TeamsCard[];
  /** Posts that are refused next as too many. */
  limited: number;
}

export interface TeamsWorld {
  channelOf: (key: string) => Channel;
  /** Takes a post, or says with which status it is refused. */
  take: (key: string, body: string) => number;
}

/** Channels of Teams, each with a workflow that takes cards; a key that begins with `gone` is a workflow that was deleted. */
export function createTeamsWorld(): TeamsWorld {
  const channels = new Map<string, Channel>();
  const channelOf = (key: string): Channel => {
    const channel = channels.get(key) ?? { cards: [], limited: 0 };
    channels.set(key, channel);
    return channel;
  };
  return {
    channelOf,
    take: (key, body) => {
      const channel = channelOf(key);
      if (key.startsWith('gone')) return 404;
      if (channel.limited > 0) {
        channel.limited -= 1;
        return 429;
      }
      if (Buffer.byteLength(body) > MAX_BYTES) return 413;
      const card = cardSchema.safeParse(parseJson(body)).data?.attachments[0]?.content;
      if (card === undefined) return 400;
      channel.cards.push(card);
      return 202;
    },
  };
}

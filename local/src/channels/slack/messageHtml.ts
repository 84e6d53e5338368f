import * as z from 'zod';
import { escapeHtml } from '../../http/html.ts';
import { LOCAL_SLACK } from '../LOCAL_SLACK.ts';
import type { SlackMessage, Workspace } from './slackState.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const blockSchema = z.union([
  z.object({ type: z.literal('section'), text: z.object({ text: z.string() }) }),
  z.object({
    type: z.literal('actions'),
    elements: z.array(
      z.object({ action_id: z.string(), text: z.object({ text: z.string() }), url: z.optional(z.string()) }),
    ),
  }),
]);

type Block = z.infer<typeof blockSchema>;

function blockHtml(block: Block, ts: string, frame: string): string {
  if (block.type === 'section') return `<p>${escapeHtml(block.text.text).replaceAll('\n', '<br>')}</p>`;
  const buttons = block.elements.map(({ action_id, text, url }) =>
    url === undefined
      ? `<button name="action" value="${escapeHtml(action_id)}">${escapeHtml(text.text)}</button>`
      : `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(text.text)}</a>`,
  );
  return `<form method="post" action="${frame}"><input type="hidden" name="ts" value="${ts}">${buttons.join(' ')}</form>`;
}

/**
 * A message of the channel or of a thread as HTML.
 * @param here Path of what is shown; the frame is below it.
 * @param channel Path of the channel: a post there leads to its thread.
 */
export function messageHtml(
  { ts, threadTs, userId, text, blocks, to }: SlackMessage,
  { users, messages }: Workspace,
  here: string,
  channel: string,
): string {
  const isApp = userId === LOCAL_SLACK.botUserId;
  const name = isApp ? 'Parlance' : (users.find(({ id }) => id === userId)?.name ?? userId);
  const parts = blocks.flatMap((block) => blockSchema.safeParse(block).data ?? []);
  const words =
    parts.length === 0
      ? `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
      : parts.map((block) => blockHtml(block, ts, `${here}/messages`)).join('');
  const replies = messages.filter((one) => one.threadTs === ts && one.to === null).length;
  const thread =
    threadTs === null && here === channel ? ` · <a href="${channel}/${ts}" target="_top">Thread (${replies})</a>` : '';
  const only = to === null ? '' : ' · Only visible to you';
  const at = TIME.format(new Date(Number(ts) * 1000));
  return `<li class="${isApp ? 'bot' : 'own'}"><strong>${escapeHtml(name)}</strong>${words}<time>${at}</time>${only}${thread}</li>`;
}

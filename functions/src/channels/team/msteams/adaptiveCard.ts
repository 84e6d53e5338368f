import type { RenderedPost } from '../rendering/RenderedPost.ts';

/** Characters to which Markdown gives a meaning in a TextBlock: https://learn.microsoft.com/adaptive-cards/authoring-cards/text-features */
const MARKS = /[\\`*_[\]()#+~-]/g;

function textBlock(text: string, more: object = {}): object {
  return { type: 'TextBlock', text: text.replace(MARKS, String.raw`\$&`), wrap: true, ...more };
}

/** A post as a message with an Adaptive Card 1.4, as a workflow of Teams takes it: https://adaptivecards.io/explorer. Links lead to the inbox alone. */
export function adaptiveCard({ title, who, words, buttons }: RenderedPost): string {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      textBlock(title, { weight: 'Bolder', size: 'Medium' }),
      ...(who === '' ? [] : [textBlock(who, { isSubtle: true, spacing: 'None' })]),
      ...(words.trim() === '' ? [] : [textBlock(words)]),
    ],
    actions: buttons.flatMap(({ kind, label, url }) =>
      kind === 'open' ? [{ type: 'Action.OpenUrl', title: label, url }] : [],
    ),
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
  return JSON.stringify({ type: 'message', attachments: [attachment] });
}

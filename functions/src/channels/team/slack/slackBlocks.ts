import type { RenderedPost, PostButton } from '../rendering/RenderedPost.ts';

/** Longest text of a section: https://docs.slack.dev/reference/block-kit/blocks/section-block */
const SECTION_CHARACTERS = 3000;
/** Longest label of a button: https://docs.slack.dev/reference/block-kit/block-elements/button-element */
const LABEL_CHARACTERS = 75;

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}

/** Plain text holds no mention and no link, whatever a visitor has written. */
function section(text: string): object {
  return { type: 'section', text: { type: 'plain_text', text: cut(text, SECTION_CHARACTERS), emoji: false } };
}

function buttonOf({ kind, label, url }: PostButton): object {
  const text = { type: 'plain_text', text: cut(label, LABEL_CHARACTERS) };
  const style = kind === 'join' ? { style: 'primary' } : {};
  return { type: 'button', action_id: kind, text, ...style, ...(kind === 'open' ? { url } : { value: kind }) };
}

/**
 * A post as blocks: https://docs.slack.dev/block-kit. The first one has the post's id, by which it is found in the channel again.
 * @param postId At most 255 characters.
 */
export function slackBlocks(postId: string, { title, who, words, buttons }: RenderedPost): readonly object[] {
  return [
    { ...section(who === '' ? title : `${title}\n${who}`), block_id: postId },
    ...(words.trim() === '' ? [] : [section(words)]),
    ...(buttons.length === 0 ? [] : [{ type: 'actions', elements: buttons.map(buttonOf) }]),
  ];
}

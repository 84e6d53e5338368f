import { isHexColour } from '@parlance/domain/widget/isHexColour';
import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import { SPEECH_MARK } from '@parlance/domain/widget/SPEECH_MARK';
import { textColour } from '@parlance/domain/widget/textColour';

const PINE = '#0F5C4D';

/** Reads a script tag's data attributes; undefined when there is no valid chatbot or address. */
export function readSettings(
  src: string,
  data: Readonly<Record<string, string | undefined>>,
): LoaderSettings | undefined {
  const { chatbot: chatbotId = '', align, color: chosen, icon, label = '', openAfter } = data;
  if (!/^[\w-]{1,128}$/.test(chatbotId) || !src.startsWith('http')) return undefined;
  const color = isHexColour(chosen) ? chosen : PINE;
  return {
    chatbotId,
    origin: new URL(src).origin,
    color,
    text: textColour(color),
    align: align === 'left' ? align : 'right',
    icon: icon || SPEECH_MARK,
    label: label.trim(),
    // NaN without a number: it never opens by itself.
    openAfter: Number.parseFloat(`${openAfter}`),
  };
}

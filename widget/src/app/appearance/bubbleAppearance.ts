import { iconLines } from '@parlance/domain/widget/iconLines';
import type { WidgetConfig } from '@parlance/domain/widget/config';
import type { BubbleAppearance } from '../../protocol/appMessage.ts';
import { isHexColour } from '@parlance/domain/widget/isHexColour';
import { SPEECH_MARK } from '@parlance/domain/widget/SPEECH_MARK';
import { textColour } from '@parlance/domain/widget/textColour';
import { safeImage } from './safeImage.ts';

const PINE = '#0F5C4D';
async function linesAt(address: string | undefined): Promise<string> {
  if (address === undefined) return '';
  try {
    const response = await fetch(address, { credentials: 'omit' });
    if (!response.ok) return '';
    return iconLines(await response.text());
  } catch {
    return '';
  }
}

/** Appearance of the bubble by the chatbot's present settings. */
export async function bubbleAppearance(
  config: Pick<WidgetConfig, 'bubbleButtonColor' | 'bubbleAlignment' | 'chatIcon'>,
): Promise<BubbleAppearance> {
  const color = isHexColour(config.bubbleButtonColor) ? config.bubbleButtonColor : PINE;
  return {
    color,
    text: textColour(color),
    align: config.bubbleAlignment,
    icon: (await linesAt(safeImage(config.chatIcon))) || SPEECH_MARK,
  };
}

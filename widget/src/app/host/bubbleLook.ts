import type { WidgetConfig } from '@parlance/domain/widget/config';
import type { BubbleLook } from '../../protocol/appMessage.ts';
import { isHexColour } from '../../colour/hexColour.ts';
import { safeImage } from '../components/safeImage.ts';

const PINE = '#0F5C4D';
/** Only lines: nothing else of an icon travels into the page around. */
const PATH = /<path\b[^>]*?\sd="([^"]{1,4000})"/g;

/**
 * The lines of an icon. A page around may forbid foreign pictures but never a path that is drawn in place. A path's first
 * move is from nowhere; behind another path it would be from that one's end.
 */
async function iconLines(address: string | undefined): Promise<string> {
  if (address === undefined) return '';
  try {
    const response = await fetch(address, { credentials: 'omit' });
    if (!response.ok) return '';
    const paths = [...(await response.text()).matchAll(PATH)].map(([, line = '']) => line);
    // Icon sets draw an empty square around some icons.
    return paths
      .filter((line) => !/^M0 0h24v24H0z?$/i.test(line))
      .map((line) => line.replace(/^m/, 'M0 0m'))
      .join('');
  } catch {
    return '';
  }
}

/** How the bubble looks by the chatbot's present settings. */
export async function bubbleLook(
  config: Pick<WidgetConfig, 'bubbleButtonColor' | 'bubbleAlignment' | 'chatIcon'>,
): Promise<BubbleLook> {
  return {
    color: isHexColour(config.bubbleButtonColor) ? config.bubbleButtonColor : PINE,
    align: config.bubbleAlignment,
    icon: await iconLines(safeImage(config.chatIcon)),
  };
}

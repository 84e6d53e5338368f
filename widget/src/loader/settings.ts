import type { Locale } from '@parlance/domain/locales';
import { isHexColour } from '../colour/hexColour.ts';

export interface Settings {
  chatbotId: string;
  /** Origin of the script, where the chat page is served too. */
  origin: string;
  color: string;
  align: 'left' | 'right';
  /** The `d` of an SVG path in a box of 24; empty: the product's speech mark. */
  icon: string;
  label: string;
  /** Seconds until the panel opens by itself; negative: never. */
  openAfter: number;
  locale: Locale;
}

const CHATBOT_ID = /^[A-Za-z0-9_-]{1,128}$/;
const PINE = '#0F5C4D';

/** Reads a script tag's data attributes; undefined when there is no valid chatbot or address. */
export function readSettings(
  src: string,
  data: Readonly<Record<string, string | undefined>>,
  language: string,
): Settings | undefined {
  const chatbotId = data.chatbot ?? '';
  if (!CHATBOT_ID.test(chatbotId) || !src.startsWith('http')) return undefined;
  const { color, align, icon = '', label = '' } = data;
  const openAfter = Number.parseFloat(data.openAfter ?? '');
  return {
    chatbotId,
    origin: new URL(src).origin,
    color: isHexColour(color) ? color : PINE,
    align: align === 'left' ? align : 'right',
    icon,
    label: label.trim(),
    openAfter: openAfter >= 0 ? openAfter : -1,
    // Not `toLocale`, whose table would travel into every page.
    locale: /^de\b/i.test(language) ? 'de' : 'en',
  };
}

/** Address of the chat page. Carries the language and nothing about the visitor. */
export function iframeUrl(settings: Settings): string {
  return `${settings.origin}/iframe/${settings.chatbotId}?via=widget&lang=${settings.locale}`;
}

import type { WidgetConfig } from '@parlance/domain/widget/config';
import { isHexColour } from '@parlance/domain/widget/isHexColour';
import { textColour } from '@parlance/domain/widget/textColour';

const PINE = '#0F5C4D';
/** The neutral that a new chatbot has. It is a light colour, so the dark theme shows its own neutral in its place. */
const DEFAULT_BOT = '#F1EFE9';
const DARK_BOT = '#222B28';

/**
 * Sets the theme and the business's colours. Through the CSSOM, which a strict style-src allows. Returns the way to stop
 * following the system's theme.
 */
export function applyTheme(config: Pick<WidgetConfig, 'theme' | 'userMessageColor' | 'botMessageColor'>): () => void {
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');

  function setPair(name: string, colour: string): void {
    root.style.setProperty(`--${name}`, colour);
    root.style.setProperty(`--${name}-text`, textColour(colour));
  }

  function apply(): void {
    const isDark = config.theme === 'dark' || (config.theme === 'system' && prefersDark.matches);
    root.dataset.theme = isDark ? 'dark' : 'light';
    const bot = isHexColour(config.botMessageColor) ? config.botMessageColor.toUpperCase() : DEFAULT_BOT;
    setPair('bot', isDark && bot === DEFAULT_BOT ? DARK_BOT : bot);
    setPair('user', isHexColour(config.userMessageColor) ? config.userMessageColor : PINE);
  }

  apply();
  prefersDark.addEventListener('change', apply);
  return () => prefersDark.removeEventListener('change', apply);
}

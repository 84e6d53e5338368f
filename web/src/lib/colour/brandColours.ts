import { mixColour } from './mixColour.ts';
import { neighbourColour } from './neighbourColour.ts';

/** Contrast that WCAG 2.2 requires of a control against the page around it (success criterion 1.4.11). */
const CONTROL_RATIO = 3;
const PAGE = '#FFFFFF';
/** Share of white in the colour of the chatbot's messages. */
const TINT = 0.9;

interface BrandColours {
  userMessageColor: string;
  botMessageColor: string;
  bubbleButtonColor: string;
}

/**
 * The chat's three colours by one of the brand's: visitors' messages have it, the chatbot's a tint of it, and the bubble the
 * nearest shade that stands out on a white page.
 */
export function brandColours(brand: string): BrandColours {
  const colour = brand.toUpperCase();
  return {
    userMessageColor: colour,
    botMessageColor: mixColour(colour, 255, TINT),
    bubbleButtonColor: neighbourColour(colour, [PAGE], CONTROL_RATIO) ?? colour,
  };
}

import { expect, it } from 'vitest';
import { brandColours } from './brandColours.ts';
import { contrast } from './contrast.ts';
import { textOn } from './textOn.ts';

it('derives readable colours from any colour of a brand', () => {
  expect(brandColours('#0f5c4d')).toEqual({
    userMessageColor: '#0F5C4D',
    botMessageColor: '#E7EFED',
    bubbleButtonColor: '#0F5C4D',
  });
  const steps = ['00', '66', '99', 'CC', 'FF'];
  for (const brand of steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))) {
    const { userMessageColor, botMessageColor, bubbleButtonColor } = brandColours(brand);
    for (const colour of [userMessageColor, botMessageColor, bubbleButtonColor]) {
      expect(contrast(colour, textOn(colour))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(bubbleButtonColor, '#FFFFFF')).toBeGreaterThanOrEqual(3);
  }
});

import { describe, expect, it } from 'vitest';
import { isHexColour } from './isHexColour.ts';
import { luminance } from './luminance.ts';
import { textColour } from './textColour.ts';

function contrast(background: string, text: string): number {
  const levels = [luminance(background), text === '#fff' ? 1 : 0].sort((x, y) => x - y);
  const [dark = 0, light = 0] = levels;
  return (light + 0.05) / (dark + 0.05);
}

describe('textColour', () => {
  it('reaches 4.5:1 on every colour of a grid', () => {
    const steps = [0, 25, 51, 76, 102, 110, 118, 127, 153, 178, 204, 229, 255].map((step) =>
      step.toString(16).padStart(2, '0'),
    );
    for (const r of steps) {
      for (const g of steps) {
        for (const b of steps) {
          const background = `#${r}${g}${b}`;
          expect(contrast(background, textColour(background))).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('puts white on pine and black on paper', () => {
    expect(textColour('#0F5C4D')).toBe('#fff');
    expect(textColour('#F1EFE9')).toBe('#000');
  });
});

describe('isHexColour', () => {
  it.each(['red', '#fff', '#12345g', '#123456;x', ' #123456', '#12345678', 'url(x)', '', undefined, 5])(
    'refuses %s',
    (value) => {
      expect(isHexColour(value)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { neighbourColour } from './neighbourColour.ts';
import { textOn } from './textOn.ts';

describe('contrast', () => {
  it('is what WCAG says at its ends and for known pairs', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#0F5C4D', '#0F5C4D')).toBe(1);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  it('is the same in both directions', () => {
    expect(contrast('#F4A259', '#1B211F')).toBe(contrast('#1B211F', '#F4A259'));
  });
});

describe('textOn', () => {
  it('reads at 4.5:1 on every colour of a grid', () => {
    const steps = ['00', '33', '66', '77', '99', 'CC', 'FF'];
    for (const r of steps) {
      for (const g of steps) {
        for (const b of steps) expect(contrast(`#${r}${g}${b}`, textOn(`#${r}${g}${b}`))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('neighbourColour', () => {
  it('keeps a colour that is good already', () => {
    expect(neighbourColour('#0F5C4D', ['#FFFFFF'], 3)).toBe('#0F5C4D');
  });

  it('darkens a pale colour until it can be told from white', () => {
    const found = neighbourColour('#FFE08A', ['#FFFFFF'], 3);
    expect(found).toMatch(/^#[0-9A-F]{6}$/);
    expect(contrast(found ?? '#FFFFFF', '#FFFFFF')).toBeGreaterThanOrEqual(3);
  });

  it('knows that nothing contrasts with both black and white at 7:1', () => {
    expect(neighbourColour('#888888', ['#FFFFFF', '#000000'], 7)).toBeUndefined();
  });
});

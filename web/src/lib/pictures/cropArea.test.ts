import { describe, expect, it } from 'vitest';
import { cropArea, movedCrop } from './cropArea.ts';

const middle = { zoom: 1, x: 0.5, y: 0.5 };

describe('cropArea', () => {
  it('is the middle square of the whole shorter side at first', () => {
    expect(cropArea(middle, 400, 200)).toEqual({ left: 100, top: 0, side: 200 });
  });

  it('never leaves the picture', () => {
    expect(cropArea({ zoom: 2, x: 0, y: 1 }, 400, 200)).toEqual({ left: 0, top: 100, side: 100 });
  });
});

describe('movedCrop', () => {
  it('moves by shares of the square and stops at the edge', () => {
    expect(cropArea(movedCrop(middle, 0.25, 0, 400, 200), 400, 200).left).toBe(150);
    expect(cropArea(movedCrop(middle, 9, 9, 400, 200), 400, 200)).toEqual({ left: 200, top: 0, side: 200 });
  });

  it('answers at once after it was pushed beyond an edge', () => {
    const pushed = movedCrop(middle, 9, 0, 400, 200);
    expect(cropArea(movedCrop(pushed, -0.5, 0, 400, 200), 400, 200).left).toBe(100);
  });
});

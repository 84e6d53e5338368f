import { expect, it } from 'vitest';
import { gridMove } from './gridMove.ts';

const WEEK = { rows: 7, columns: 24 };
const HERE = { row: 3, column: 9 };

it.each([
  ['ArrowLeft', false, { row: 3, column: 8 }],
  ['ArrowRight', false, { row: 3, column: 10 }],
  ['ArrowUp', false, { row: 2, column: 9 }],
  ['ArrowDown', false, { row: 4, column: 9 }],
  ['Home', false, { row: 3, column: 0 }],
  ['End', false, { row: 3, column: 23 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 6, column: 23 }],
])('%s leads on (with Ctrl: %s)', (key, ctrlKey, place) => {
  expect(gridMove({ key, ctrlKey }, HERE, WEEK)).toEqual(place);
});

it.each([
  ['ArrowLeft', { row: 0, column: 0 }],
  ['ArrowUp', { row: 0, column: 0 }],
  ['ArrowRight', { row: 6, column: 23 }],
  ['ArrowDown', { row: 6, column: 23 }],
])('%s stays at the edge', (key, corner) => {
  expect(gridMove({ key, ctrlKey: false }, corner, WEEK)).toEqual(corner);
});

it.each([
  ['Enter', false],
  ['Tab', false],
  ['a', false],
  ['ArrowLeft', true],
])('%s is left to the browser (with Ctrl: %s)', (key, ctrlKey) => {
  expect(gridMove({ key, ctrlKey }, HERE, WEEK)).toBeUndefined();
});

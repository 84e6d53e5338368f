import { expect, it } from 'vitest';
import { inReadingOrder, type SlideBox } from './inReadingOrder.ts';

/** A box of one block with its left edge, top edge, width and height. */
function box(text: string, left: number, top: number, width = 10, height = 2): SlideBox {
  return { place: { left, top, right: left + width, bottom: top + height }, blocks: [text] };
}

it.each([
  [
    'rows of names and prices',
    [box('5 €', 20, 0), box('9 €', 20, 3), box('Fish', 0, 3), box('Soup', 0, 0)],
    ['Soup | 5 €', 'Fish | 9 €'],
  ],
  ['words beside each other', [box('Right', 20, 0), box('Left', 0, 0)], ['Left', 'Right']],
  [
    'columns beside each other',
    [box('Right', 20, 0, 10, 20), box('Left below', 0, 10, 10, 9), box('Left', 0, 0, 10, 9), box('Foot', 0, 30, 30)],
    ['Left', 'Left below', 'Right', 'Foot'],
  ],
  ['boxes that lie on each other', [box('Below', 0, 1, 10, 10), box('Above', 0, 0, 10, 10)], ['Above', 'Below']],
  ['boxes whose edges overlap a little', [box('2 €', 9.5, 0), box('Tea', 0, 0)], ['Tea | 2 €']],
  [
    'boxes without a place, as the file has them',
    [box('Second', 0, 9), { place: undefined, blocks: ['First'] }],
    ['Second', 'First'],
  ],
])('reads %s', (_name, boxes, blocks) => {
  expect(inReadingOrder(boxes)).toEqual(blocks);
});

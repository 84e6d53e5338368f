import { expect, it } from 'vitest';
import { withoutThoughts } from './withoutThoughts.ts';

async function* of(parts: readonly string[]): AsyncGenerator<string> {
  yield* parts;
}

it.each([
  [['Delivery ', 'costs 4.90.'], 'Delivery costs 4.90.'],
  [['<think>Let me see.</think>Delivery'], 'Delivery'],
  [['\n<thi', 'nk>Let', ' me see.</th', 'ink>', '\n\n', 'Delivery', ' costs'], 'Delivery costs'],
  [['<think>', '</think>', 'A'], 'A'],
  [['<th', 'an> is no thought'], '<than> is no thought'],
  [['A <think>b</think> c'], 'A <think>b</think> c'],
  [['<think>never ends'], ''],
  [['<thi'], '<thi'],
  [[], ''],
])('reads %j as %j', async (parts, text) => {
  let reply = '';
  for await (const part of withoutThoughts(of(parts))) reply += part;
  expect(reply).toBe(text);
});

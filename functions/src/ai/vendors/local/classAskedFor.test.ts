import { expect, it } from 'vitest';
import { classAskedFor } from './classAskedFor.ts';

it.each([
  ['Which files can it read?', ['fil']],
  ['What kinds of documents do you accept?', ['kind', 'docu']],
  ['Which payment methods are there?', ['pay', 'method']],
  ['Welche Dateien kann es lesen?', ['datei']],
  ['Welche Dateiarten werden unterstützt?', ['dateiart']],
  ['Und welche Zahlungsarten gibt es?', ['zahlungsart']],
  ['Which support comes with the Agency plan?', []],
  ['Welche Kündigungsfrist gilt?', []],
  ['What is the price?', []],
  ['Are boots and tents repaired?', []],
])('%j asks for %j', (question, words) => {
  expect(classAskedFor(question)).toEqual(words);
});

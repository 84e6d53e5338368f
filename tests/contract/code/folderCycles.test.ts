import { expect, it } from 'vitest';
import { folderCycles } from '../support/folderCycles.ts';

it.each([
  { root: 'domain/src' },
  { root: 'functions/src' },
  { root: 'local/src' },
  { root: 'web/src', alias: '#web', split: ['features'] },
])('the folders of $root import each other in one direction', (options) => {
  expect(folderCycles(options)).toEqual([]);
});

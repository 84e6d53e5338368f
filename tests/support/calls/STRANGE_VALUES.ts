/** Values that belong into no field, or into few. */
export const STRANGE_VALUES: readonly unknown[] = [
  null,
  7.5,
  true,
  [],
  [[]],
  { $gt: '' },
  [{ __proto__: null }],
  '\u0000',
  '\u202e',
  ' ',
  '../x',
  'a/b',
  '__proto__/x',
  '__x__',
  'x'.repeat(9000),
];

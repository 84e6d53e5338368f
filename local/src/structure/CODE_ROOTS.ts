import type { CodeRoot } from './importsOf.ts';

/** All code of the repository. */
export const CODE_ROOTS: readonly CodeRoot[] = [
  { root: 'domain/src' },
  { root: 'functions/src' },
  { root: 'local/src' },
  { root: 'web/src', alias: '#web' },
  { root: 'widget/src' },
  { root: 'tests' },
];

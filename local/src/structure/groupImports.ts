import { type Import, importsOf } from './importsOf.ts';

const ROOT = 'functions/src';

/** Place of a file below functions/src: `['knowledge', 'sources', 'x.ts']`. */
export function placeOf(file: string): string[] {
  return file.slice(ROOT.length + 1).split('/');
}

/** Imports from one group of functions/src into another one. Files beside the groups, which name what is deployed, are none of theirs. */
export function groupImports(): Import[] {
  return importsOf({ root: ROOT }).filter(({ from, to }) => {
    const [some, others] = [placeOf(from), placeOf(to)];
    return some.length > 1 && others.length > 1 && some[0] !== others[0];
  });
}

/** Imports past a group's door: of files in its sub-folders. `kernel` is a library and has no door (decision 058). */
export function pastDoors(imports: readonly Import[]): Import[] {
  return imports.filter(({ to }) => placeOf(to)[0] !== 'kernel' && placeOf(to).length > 2);
}

import { type Source, SOURCE_TYPES, type SourceType } from './source.ts';

/** Properties of a type of source that functions and pages both go by. */
interface SourceTraits {
  /** `whole`: one worker reads it at once. `pages`: the crawler reads it page by page, and each page has passages of its own. */
  reading: 'whole' | 'pages';
  /**
   * `fixed`: its text never changes. `foreign`: it is what others publish, of which nothing former is kept. `written`: members write
   * and change it, it is one passage, has no original beside it, and its former texts are kept.
   */
  text: 'fixed' | 'foreign' | 'written';
}

export const SOURCE_TRAITS = {
  file: { reading: 'whole', text: 'fixed' },
  website: { reading: 'pages', text: 'foreign' },
  qa: { reading: 'whole', text: 'written' },
} as const satisfies Record<SourceType, SourceTraits>;

type TypeWith<T extends Partial<SourceTraits>> = {
  [K in SourceType]: (typeof SOURCE_TRAITS)[K] extends T ? K : never;
}[SourceType];

type WholeType = TypeWith<{ reading: 'whole' }>;
type WrittenType = TypeWith<{ text: 'written' }>;

/** A source of some types: a function of it may use the row of a table that has one for each type. */
export type SourceOf<T extends SourceType = SourceType> = { [K in T]: Extract<Source, { type: K }> & { type: K } }[T];

/** A source that one worker reads at once. */
export type WholeSource = SourceOf<WholeType>;

/** A source that members write. */
export type WrittenSource = SourceOf<WrittenType>;

export const WHOLE_TYPES = SOURCE_TYPES.filter((type): type is WholeType => SOURCE_TRAITS[type].reading === 'whole');

export const WRITTEN_TYPES = SOURCE_TYPES.filter((type): type is WrittenType => SOURCE_TRAITS[type].text === 'written');

export function isWhole(source: Source): source is WholeSource {
  return SOURCE_TRAITS[source.type].reading === 'whole';
}

export function isWritten(source: Source): source is WrittenSource {
  return SOURCE_TRAITS[source.type].text === 'written';
}

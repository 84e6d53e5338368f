import type { Declaration } from '@parlance/domain/documents/declarations/declaration';

/** Fields of the form, by their names in it. */
export const DESK_FIELDS = ['name', 'email', 'contract', 'cancellation', 'reason', 'endsOn', 'message'] as const;

export type DeskField = (typeof DESK_FIELDS)[number];

/** Text of each field as it was sent; empty where it was not. */
export type DeskEntries = Readonly<Record<DeskField, string>>;

/** Content of a declaration, as it is stored. */
export type DeskContent = Pick<
  Declaration,
  'name' | 'email' | 'contract' | 'isForCause' | 'reason' | 'endsOn' | 'message'
>;

/** Text of what is wrong with a field, by the fields with something wrong. */
export type DeskProblems = ReadonlyMap<DeskField, string>;

import { nameField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';

const field = nameField(LIMITS.nameCharacters);

/**
 * A name as a mail may quote it to people who do not know who has typed it; empty for one with a web address or with characters
 * that no name has: it can be older than the check at the entrances, or come from Authentication, which checks nothing.
 */
export function quotableName(name: string | undefined): string {
  return field.safeParse(name).data ?? '';
}

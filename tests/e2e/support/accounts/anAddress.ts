import { newId } from '@parlance/domain/ids';

/** An e-mail address that nobody has used. */
export function anAddress(): string {
  return `${newId().toLowerCase()}@example.com`;
}

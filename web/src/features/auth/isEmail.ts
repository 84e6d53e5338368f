import { emailField } from '@parlance/domain/contracts/fields';

/** True for an address that the backend accepts too. */
export function isEmail(value: string): boolean {
  return emailField.safeParse(value).success;
}

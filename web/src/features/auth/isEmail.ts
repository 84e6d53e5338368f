import { emailField } from '@parlance/domain/fields';

/** True for an address that the backend accepts too. */
export function isEmail(value: string): boolean {
  return emailField.safeParse(value).success;
}

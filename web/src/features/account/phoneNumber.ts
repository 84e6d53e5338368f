/** A number in international form with its spaces and marks taken out; undefined when it is none: + and 7 to 15 digits. */
export function phoneNumber(typed: string): string | undefined {
  const number = typed.replace(/[\s()./-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

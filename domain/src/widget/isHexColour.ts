const HEX = /^#[0-9a-f]{6}$/i;

/** True for #rrggbb, the one form in which a colour reaches a style. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

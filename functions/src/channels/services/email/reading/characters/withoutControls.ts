import { decodeWindows1252 } from '@parlance/domain/encoding/decodeWindows1252';

/**
 * Text of which the control characters of Latin-1 are what they are in windows-1252: no mail has these controls, and Node's `TextDecoder`
 * leaves them in place of quotes and euro signs. Source: https://encoding.spec.whatwg.org/#names-and-labels, where both sets are one.
 */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\u0080-\u009F]/g, (control) => decodeWindows1252(Uint8Array.of(control.charCodeAt(0))));
}

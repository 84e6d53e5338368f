import * as z from 'zod';
import { urlOf } from '../config/urls.ts';

const codesSchema = z.object({
  verificationCodes: z.optional(z.array(z.object({ phoneNumber: z.string(), code: z.string() }))),
});

export interface SmsCode {
  phoneNumber: string;
  code: string;
}

/** URL at which the Authentication emulator on `port` lists the codes of a project. */
export function smsSourceOf(projectId: string, port: number): string {
  return `${urlOf(port)}/emulator/v1/projects/${projectId}/verificationCodes`;
}

/**
 * The text messages that the Authentication emulator would have sent and that nobody has used yet, newest first.
 * `source` is its list of verification codes. None while the emulator is not there.
 */
export async function readSmsCodes(source: string): Promise<SmsCode[]> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(2000) });
    const { verificationCodes = [] } = codesSchema.parse(await response.json());
    return verificationCodes.map(({ phoneNumber, code }) => ({ phoneNumber, code })).toReversed();
  } catch {
    return [];
  }
}

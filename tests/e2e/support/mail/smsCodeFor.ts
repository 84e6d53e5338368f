import { expect } from '@playwright/test';
import * as z from 'zod';
import { suiteUrls } from '../../../support/suiteUrls.ts';

const codesSchema = z.array(z.object({ phoneNumber: z.string(), code: z.string() }));

/** The newest code that was sent to a number and not used yet, as soon as there is one. */
export async function smsCodeFor(phoneNumber: string): Promise<string> {
  const read = async () => {
    const codes = codesSchema.parse(await (await fetch(`${suiteUrls.mail}/api/sms`)).json());
    return codes.find((sms) => sms.phoneNumber === phoneNumber)?.code ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}

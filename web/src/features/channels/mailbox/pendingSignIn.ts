import { MAIL_SIGN_INS } from '@parlance/domain/channels/MAIL_SIGN_INS';
import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod/mini';
import { sessionValue } from '#web/lib/browser/sessionValue.ts';

const pendingSchema = z.object({
  chatbotId: idSchema,
  provider: z.enum(MAIL_SIGN_INS),
  address: z.string(),
  senderName: z.string(),
});

type PendingSignIn = z.infer<typeof pendingSchema>;

const stored = sessionValue('mail-sign-in');

/** Mailbox that is being connected while its owner is at the provider's page, in this tab. */
export const pendingSignIn = {
  keep: (pending: PendingSignIn): void => stored.write(JSON.stringify(pending)),
  read: (): PendingSignIn | undefined => {
    try {
      return pendingSchema.safeParse(JSON.parse(stored.read() ?? '')).data;
    } catch {
      return undefined;
    }
  },
  forget: (): void => stored.remove(),
};

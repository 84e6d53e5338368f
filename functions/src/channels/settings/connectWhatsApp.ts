import type { connectWhatsApp as contract } from '@parlance/domain/contracts/channels';
import type * as z from 'zod/mini';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { proveWhatsApp } from '../services/graph/whatsapp/proveWhatsApp.ts';
import { connectGraph } from './connectGraph.ts';

/** Connects a chatbot with a number of WhatsApp's. Throws as `connectGraph` does. */
export async function connectWhatsApp(
  who: Membership,
  { phoneNumberId, ...given }: z.output<typeof contract.input>,
): Promise<z.output<typeof contract.output>> {
  return connectGraph(
    who,
    given,
    async (secret) => ({
      kind: 'whatsapp',
      phoneNumberId,
      phoneNumber: await proveWhatsApp(secret, phoneNumberId),
    }),
    (other) => other.kind === 'whatsapp' && other.phoneNumberId === phoneNumberId,
  );
}

import type { connectInstagram as contract } from '@parlance/domain/contracts/channels';
import type * as z from 'zod/mini';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { proveInstagram } from '../services/graph/pages/proveInstagram.ts';
import { subscribePage } from '../services/graph/pages/subscribePage.ts';
import { connectGraph } from './connectGraph.ts';

/** Connects a chatbot with an account of Instagram, whose messages go to the app from then on. Throws as `connectGraph` does. */
export async function connectInstagram(
  who: Membership,
  { accountId, ...given }: z.output<typeof contract.input>,
): Promise<z.output<typeof contract.output>> {
  return connectGraph(
    who,
    given,
    async (secret) => {
      const { userName, pageId } = await proveInstagram(secret, accountId);
      await subscribePage(secret, pageId);
      return { kind: 'instagram', accountId, userName };
    },
    (other) => other.kind === 'instagram' && other.accountId === accountId,
  );
}

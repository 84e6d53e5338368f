import type { connectMessenger as contract } from '@parlance/domain/contracts/channels';
import type * as z from 'zod/mini';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { provePage } from '../services/graph/pages/provePage.ts';
import { subscribePage } from '../services/graph/pages/subscribePage.ts';
import { connectGraph } from './connectGraph.ts';

/** Connects a chatbot with Messenger on a page, whose events go to the app from then on. Throws as `connectGraph` does. */
export async function connectMessenger(
  who: Membership,
  { pageId, ...given }: z.output<typeof contract.input>,
): Promise<z.output<typeof contract.output>> {
  return connectGraph(
    who,
    given,
    async (secret) => {
      const pageName = await provePage(secret, pageId);
      await subscribePage(secret, pageId);
      return { kind: 'messenger', pageId, pageName };
    },
    (other) => other.kind === 'messenger' && other.pageId === pageId,
  );
}

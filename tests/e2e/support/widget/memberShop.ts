import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import type { Page } from '@playwright/test';
import { identityToken } from '../../../support/contacts/identityToken.ts';
import { ruleContactDocuments } from '../../../support/documents/ruleContactDocuments.ts';
import { db } from '../db.ts';
import { openShop, type Shop } from './openShop.ts';

const SECRET = 'idsec_of-the-shop-0123456789abcdefghijklmnopq';

/** A customer as the shop's server knows them; null where nobody is signed in. */
type Customer = { sub: string; [claim: string]: unknown } | null;

interface MemberShop extends Shop {
  /** The shop's session in each browser that visits it. */
  session: { customer: Customer; asked: number };
  /** Has another browser's page ask this shop's server, too. */
  visit: (page: Page) => Promise<void>;
}

const SCRIPT = `<script>
  window.Parlance ??= Object.assign((...call) => window.Parlance.q.push(call), { q: [] });
  Parlance('on', 'identify', async ({ chatbot }) => Parlance('identify', { token: await window.giveToken(chatbot) }));
</script>`;

/** A shop whose server vouches for its customers. */
export async function memberShop(
  page: Page,
  customer: Customer,
  language = 'en',
  settings: Partial<Chatbot> = {},
): Promise<MemberShop> {
  const session: MemberShop['session'] = { customer, asked: 0 };
  const giveToken = (chatbotId: string): string => {
    session.asked += 1;
    return session.customer === null ? '' : identityToken(SECRET, chatbotId, session.customer);
  };
  const visit = async (visitor: Page): Promise<void> => {
    await visitor.exposeFunction('giveToken', giveToken);
  };
  await visit(page);
  const handover = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 };
  const shop = await openShop(page, { language, before: SCRIPT, settings: { handover, ...settings } });
  const { orgId } = shop.owner;
  const { chatbotId } = shop;
  const batch = db.batch();
  batch.set(db.doc(paths.identityKeys(orgId, chatbotId)), { secret: SECRET, former: null, keySetUrl: '' });
  batch.set(db.doc(paths.identitySettings(orgId, chatbotId)), { ...ruleContactDocuments.identitySettings, chatbotId });
  await batch.commit();
  return { ...shop, session, visit };
}

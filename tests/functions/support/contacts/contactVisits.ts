import { answer } from '@parlance/domain/contracts/answering';
import { identifyVisitor } from '@parlance/domain/contracts/contacts/visitors';
import { newId } from '@parlance/domain/ids';
import { createVisitorToken, verifyVisitorToken } from '../../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { callContract } from '../../../support/callContract.ts';
import { identityToken } from '../../../support/contacts/identityToken.ts';
import { handoverConversation } from '../chats/handoverConversation.ts';
import { IDENTITY_SECRET, makeIdentity } from './makeIdentity.ts';

export const ADA = {
  sub: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@customer.example',
  attributes: { plan: 'Pro', orders: 12 },
};

/** An organization whose first chatbot knows customers, and what they do at a website that shows it. */
export async function contactVisits() {
  const world = await handoverConversation();
  const { orgId, chatbotId } = world;
  await makeIdentity(orgId, chatbotId);

  const vouchFor = (claims: { sub: string; [claim: string]: unknown } = ADA): string =>
    identityToken(IDENTITY_SECRET, chatbotId, claims);

  return {
    ...world,
    vouchFor,
    /** The token of a page that nobody has written in yet, as the website's frame gets it. */
    freshToken: (origin = 'https://shop.example'): string =>
      createVisitorToken({ chatbotId, chatId: newId(), origin, channel: 'widget' }),
    /** Signs in. Throws the reason where the identity does not count. */
    identify: async (token: string, identity = vouchFor()) => {
      const identified = await callContract(identifyVisitor, { token, identityToken: identity });
      if ('fault' in identified) throw new Error(identified.fault);
      return identified;
    },
    ask: (token: string, text = 'Thank you!') =>
      callContract(answer, { token, messageId: newId(), text, locale: 'en' }),
  };
}

/** The conversation that a visitor token names. */
export function chatOf(token: string): string {
  return verifyVisitorToken(token).chatId;
}

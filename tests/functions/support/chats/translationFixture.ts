import { messageSchema, type VisitorMessage } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { AiProvider, MessageTranslationRequest } from '../../../../functions/src/ai/AiProvider.ts';
import { createLocalProvider } from '../../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { sendVisitorMessage } from '../../../../functions/src/conversations/sendVisitorMessage.ts';
import type { Membership } from '../../../../functions/src/kernel/access/requireMember.ts';
import type { Visitor } from '../../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { leftOfDay } from '../../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { admin } from '../../../support/admin.ts';
import { takenOver } from './handoverFixture.ts';

export const PRICE = { fr: 'Combien coûte la réparation pour 18 euros ?', de: 'Was kostet die Reparatur für 18 Euro?' };
export const ORDER = { fr: 'Où est ma commande 10234 ?', de: 'Wo ist meine Bestellung 10234?' };
export const REPLY = { de: 'Die Reparatur kostet 18 Euro.', fr: 'La réparation coûte 18 euros.' };

const WORDS: ReadonlyMap<string, string> = new Map([
  [PRICE.fr, PRICE.de],
  [ORDER.fr, ORDER.de],
  [REPLY.de, REPLY.fr],
]);

interface Scripted extends AiProvider {
  requests: MessageTranslationRequest[];
}

/** The local provider with a model that knows some sentences by heart, or says what the test wants. */
export function translating(write = (text: string) => WORDS.get(text) ?? text): Scripted {
  const requests: MessageTranslationRequest[] = [];
  const translateMessage = async (request: MessageTranslationRequest) => {
    requests.push(request);
    return write(request.message.text);
  };
  return { ...createLocalProvider(), translateMessage, requests };
}

interface ForeignConversation {
  visitor: Visitor;
  chatId: string;
  /** Of the visitor's messages. */
  ids: string[];
}

/** A conversation that an agent has taken over and in which the visitor has said these. */
export async function foreignConversation(
  chatbotId: string,
  agent: Membership,
  texts: readonly string[],
): Promise<ForeignConversation> {
  const visitor = await takenOver(chatbotId, agent);
  const ids: string[] = [];
  for (const text of texts) {
    const said = { messageId: newId(), text };
    ids.push(said.messageId);
    await sendVisitorMessage(visitor, said);
  }
  return { visitor, chatId: visitor.chatId, ids };
}

/** Translations that are stored at a message. */
export async function translationsOf(
  orgId: string,
  chatId: string,
  id = '',
): Promise<VisitorMessage['translations'] | undefined> {
  const message = messageSchema.parse((await admin.db.doc(paths.message(orgId, chatId, id)).get()).data());
  return message.role === 'event' ? undefined : message.translations;
}

/** Translations of today that an organization of the plan `pro` has used. */
export async function usedTranslations(orgId: string): Promise<number> {
  const max = PLAN_LIMITS.pro.translationsPerDay;
  return max - (await leftOfDay(`translations:${orgId}`, max, new Date()));
}

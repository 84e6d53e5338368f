import type { Delivery } from '@parlance/domain/documents/organizations/webhook';
import { presentChat } from '../../../kernel/entries/presentChat.ts';
import { presentDeclaration } from './presentDeclaration.ts';
import { presentSubmission } from './presentSubmission.ts';
import { presentLead } from '../../../kernel/entries/presentLead.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { DeliveryPlace } from './DeliveryPlace.ts';

/** The body of a delivery as JSON: { id, type, createdAt, data }. Undefined where what it is about is deleted. */
export async function renderDelivery(place: DeliveryPlace, delivery: Delivery): Promise<string | undefined> {
  const { type, createdAt } = delivery;
  const data = await dataOf(place, delivery);
  if (data === undefined) return undefined;
  return JSON.stringify({ id: place.deliveryId, type, createdAt: createdAt.toISOString(), data });
}

/** Subject of the delivery, as the API has it at this moment. */
async function dataOf({ orgId, webhookId }: DeliveryPlace, { type, subjectId }: Delivery): Promise<object | undefined> {
  if (subjectId === null) return { webhookId };
  if (type === 'lead.created') {
    const lead = (await refs.lead(orgId, subjectId).get()).data();
    return lead === undefined ? undefined : presentLead(subjectId, lead);
  }
  if (type === 'declaration.received') {
    const declaration = (await refs.declaration(orgId, subjectId).get()).data();
    return declaration === undefined ? undefined : presentDeclaration(subjectId, declaration);
  }
  if (type === 'form.submitted') {
    const submission = (await refs.submission(orgId, subjectId).get()).data();
    return submission === undefined ? undefined : presentSubmission(subjectId, submission);
  }
  const chat = (await refs.chat(orgId, subjectId).get()).data();
  return chat === undefined ? undefined : presentChat(subjectId, chat);
}

import type { ActionFields } from '@parlance/domain/documents/actions/action';
import { actionSecretSchema, storedActionSchema } from '@parlance/domain/documents/actions/storedAction';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { idFrom } from '../idFrom.ts';
import { RETURN_ACTION } from './RETURN_PROCEDURE.ts';
import type { Tenant } from '../TENANTS.ts';

const ORDER_ID: ActionFields['parameters'][number] = {
  name: 'orderId',
  type: 'string',
  description: 'Bestellnummer (order number)',
  required: true,
  options: [],
  pattern: String.raw`\d{5}`,
  maxLength: 5,
  filledBy: '',
};

function textParameter(name: string): ActionFields['parameters'][number] {
  return { ...ORDER_ID, name, description: name, pattern: '', maxLength: 200 };
}

/** Actions that the demo shop answers (local/src/demo/demoOrder.ts). @param shop Its origin. */
function actionsOf(shop: string): readonly ActionFields[] {
  return [
    {
      name: 'order_state',
      title: 'Stand der Bestellung',
      description: 'Sagt, wo eine Bestellung ist. Says where an order is.',
      method: 'GET',
      url: `${shop}/orders/{orderId}`,
      parameters: [ORDER_ID],
      changesSomething: false,
      isOn: true,
    },
    {
      name: 'cancel_order',
      title: 'Bestellung stornieren',
      description: 'Storniert eine Bestellung. Cancels an order.',
      method: 'POST',
      url: `${shop}/orders/cancel`,
      parameters: [ORDER_ID],
      changesSomething: true,
      isOn: true,
    },
    {
      name: RETURN_ACTION,
      title: 'Rückgabe anmelden',
      description: 'Meldet eine Rückgabe an. Registers a return.',
      method: 'POST',
      url: `${shop}/orders/return`,
      parameters: [ORDER_ID, textParameter('email'), textParameter('boughtOn'), textParameter('reason')],
      changesSomething: true,
      isOn: true,
    },
  ];
}

/** The actions of a tenant's chatbot: what its shop knows of orders. */
export async function writeActions(
  db: Firestore,
  { orgId, chatbotId }: Pick<Tenant, 'orgId' | 'chatbotId'>,
  shop: string,
  now: Date,
): Promise<void> {
  const batch = db.batch();
  for (const [index, fields] of actionsOf(shop).entries()) {
    const at = new Date(now.getTime() - 20 * DAY_MS - index);
    const actionId = idFrom(`action ${fields.name}`);
    const action = storedActionSchema.parse({ ...fields, hasToken: false, createdAt: at, updatedAt: at });
    batch.set(db.doc(paths.action(orgId, chatbotId, actionId)), action);
    const secret = actionSecretSchema.parse({ secret: `actsec_${idFrom(`secret ${fields.name}`)}`, token: null });
    batch.set(db.doc(paths.actionSecret(orgId, chatbotId, actionId)), secret);
  }
  batch.update(db.doc(paths.chatbot(orgId, chatbotId)), { hasActions: true });
  await batch.commit();
}

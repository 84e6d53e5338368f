import type { ActionChange } from '@parlance/domain/documents/actions/actionChange';
import type { ActionFigures } from '@parlance/domain/documents/actions/actionFigures';
import type { ActionSecret, StoredAction } from '@parlance/domain/documents/actions/storedAction';

const AT = new Date('2026-11-20T12:00:00Z');

const action: StoredAction = {
  name: 'order_state',
  title: 'State of an order',
  description: 'Says where an order is: whether it was sent, with whom, and when it arrives.',
  method: 'GET',
  url: 'https://shop.example/orders/{orderId}',
  parameters: [
    {
      name: 'orderId',
      type: 'string',
      description: 'Number of the order',
      required: true,
      options: [],
      pattern: String.raw`\d{5}`,
      maxLength: 5,
      filledBy: '',
    },
  ],
  changesSomething: false,
  isOn: true,
  hasToken: true,
  createdBy: 'owner',
  createdAt: AT,
  updatedAt: AT,
};

const actionSecret: ActionSecret = { secret: 'actsec_of-this-test', token: 'token-of-this-test' };

const actionFigures: ActionFigures = {
  days: { '2026-11-20': { calls: 2, failed: 1, times: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] } },
  failedInRow: 1,
  pausedUntil: null,
};

const actionChange: ActionChange = {
  actionId: 'action',
  title: 'Cancel an order',
  at: AT,
  status: 'done',
  fault: null,
  httpStatus: 200,
};

/** One valid document of each kind that actions have, as the server writes it. */
export const ruleActionDocuments = { action, actionSecret, actionFigures, actionChange } as const;

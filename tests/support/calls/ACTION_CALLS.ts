import {
  createAction,
  deleteAction,
  renewActionSecret,
  setActionToken,
  tryAction,
  updateAction,
} from '@parlance/domain/contracts/actions/actions';
import { newId } from '@parlance/domain/ids';
import type { Ids, MemberCall } from './MemberCall.ts';

const FIELDS = {
  name: 'order_state',
  title: 'State of an order',
  description: 'Says where an order is.',
  method: 'GET',
  // Refused where it is asked for, if ever: no test leaves this machine.
  url: 'https://shop.invalid/orders/{orderId}',
  parameters: [
    {
      name: 'orderId',
      type: 'string',
      description: 'Number of the order',
      required: true,
      options: [],
      pattern: '',
      maxLength: 20,
      filledBy: '',
    },
  ],
  changesSomething: false,
  isOn: false,
} as const;

const none = ({ orgId, chatbotId }: Ids) => ({ orgId, chatbotId, actionId: newId() });

/** The callables of actions. */
export const ACTION_CALLS: readonly MemberCall[] = [
  {
    ...createAction,
    needsOwnOrg: true,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, fields: FIELDS }),
  },
  { ...deleteAction, input: none, allowed: 'not-found' },
  { ...renewActionSecret, input: none, allowed: 'not-found' },
  // Null removes the token.
  { ...setActionToken, input: (ids) => ({ ...none(ids), bearer: 'abc' }), allowed: 'not-found', nullable: ['bearer'] },
  {
    ...tryAction,
    input: (ids) => ({ ...none(ids), arguments: [{ name: 'orderId', value: '10234' }] }),
    allowed: 'not-found',
  },
  { ...updateAction, input: (ids) => ({ ...none(ids), fields: FIELDS }), allowed: 'not-found' },
];

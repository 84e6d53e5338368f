import { newId } from '@parlance/domain/ids';
import { contractOf } from '../contractOf.ts';
import { ACCOUNT_CALLS } from './ACCOUNT_CALLS.ts';
import type { Call } from './Call.ts';
import { MEMBER_CALLS } from './MEMBER_CALLS.ts';
import type { Ids } from './MemberCall.ts';
import { VISITOR_CALLS } from './VISITOR_CALLS.ts';

const IDS: Ids = {
  orgId: newId(),
  chatbotId: newId(),
  sourceId: newId(),
  websiteId: newId(),
  inviteId: newId(),
  keyId: newId(),
  webhookId: newId(),
  deliveryId: newId(),
  chatId: newId(),
  leadId: newId(),
  declarationId: newId(),
  submissionId: newId(),
  messageId: newId(),
  uid: newId(),
};

const FREE_TEXTS = [
  'senderName',
  'userName',
  'password',
  'name',
  'bearer',
  'fullName',
  'fileName',
  'description',
  'question',
  'answer',
  'url',
  'address',
  'text',
  'data',
  'category',
  'topic',
  'confirmation',
  'title',
  'phrase',
  'reason',
  'companyName',
  'poNumber',
  'phone',
  'line1',
  'line2',
  'city',
  'postalCode',
  'state',
  'code',
  'taxId',
];

/** Every callable of the product, each with an input of the right form. */
export const CALLS: readonly Call[] = [
  ...ACCOUNT_CALLS,
  ...VISITOR_CALLS,
  ...MEMBER_CALLS.map(({ name, input, nullable = [] }): Call => ({
    ...contractOf(name),
    sample: input(IDS),
    nullable,
    free: FREE_TEXTS,
  })),
];

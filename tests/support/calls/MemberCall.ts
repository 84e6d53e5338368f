import type { Access } from '@parlance/domain/contracts/contract';
import type { ErrorCode } from '@parlance/domain/errors';

/** Ids that the inputs are made of. */
export interface Ids {
  orgId: string;
  chatbotId: string;
  sourceId: string;
  /** A website's source. */
  websiteId: string;
  inviteId: string;
  keyId: string;
  webhookId: string;
  /** One of the webhook's. */
  deliveryId: string;
  chatId: string;
  leadId: string;
  declarationId: string;
  submissionId: string;
  /** An answer's in that chat. */
  messageId: string;
  /** A viewer's. */
  uid: string;
}

export interface MemberCall {
  name: string;
  access: Access;
  input: (ids: Ids) => Record<string, unknown>;
  /** The error for another organization's owner who names their own organization and our ids: `not-found` unless said otherwise. */
  foreign?: ErrorCode | 'nothing foreign in it';
  /** Fields of the input that may be null. */
  nullable?: readonly string[];
  /** The error for a caller who may call it: nothing has come before it. */
  allowed?: ErrorCode;
  /** True where a call changes what other calls of the same organization need. */
  needsOwnOrg?: true;
}

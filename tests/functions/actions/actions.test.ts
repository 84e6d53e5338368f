import * as contracts from '@parlance/domain/contracts/actions/actions';
import type { ActionFields } from '@parlance/domain/documents/actions/action';
import { actionSecretSchema, storedActionSchema } from '@parlance/domain/documents/actions/storedAction';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createAction } from '../../../functions/src/answering/actions/editing/createAction.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { ruleActionDocuments } from '../../support/documents/ruleActionDocuments.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { readActivity } from '../support/readActivity.ts';

const {
  hasToken: _token,
  createdBy: _by,
  createdAt: _made,
  updatedAt: _changed,
  ...stored
} = ruleActionDocuments.action;
const FIELDS: ActionFields = { ...stored, url: 'https://shop.invalid/orders/{orderId}', isOn: false };

const org = await makeTeam();
const { orgId } = org;
const chatbotId = await makeChatbot(orgId);
const token = org.users.admin.idToken;

async function read(actionId: string) {
  const [action, secret, chatbot] = await admin.db.getAll(
    admin.db.doc(paths.action(orgId, chatbotId, actionId)),
    admin.db.doc(paths.actionSecret(orgId, chatbotId, actionId)),
    admin.db.doc(paths.chatbot(orgId, chatbotId)),
  );
  return {
    action: storedActionSchema.parse(action?.data()),
    secret: actionSecretSchema.parse(secret?.data()),
    hasActions: chatbotSchema.parse(chatbot?.data()).hasActions,
  };
}

describe('an action', () => {
  it('is off at first, its secrets are in no document that people read, and what is done to it stands in the audit log', async () => {
    const input = { orgId, chatbotId, fields: FIELDS };
    const { actionId, secret } = await callContract(contracts.createAction, input, token);
    expect(secret).toMatch(/^actsec_[A-Za-z0-9_-]{43}$/);
    const place = { orgId, chatbotId, actionId };
    expect(await read(actionId)).toMatchObject({ secret: { secret, token: null }, hasActions: false });
    // Delivered twice it finds its own name.
    await expect(callContract(contracts.createAction, input, token)).rejects.toMatchObject({
      code: 'action-name-taken',
    });

    const fields = { ...FIELDS, isOn: true };
    await callContract(contracts.setActionToken, { ...place, bearer: 'of-the-shop' }, token);
    await callContract(contracts.updateAction, { ...place, fields }, token);
    await callContract(contracts.updateAction, { ...place, fields }, token);
    const on = await read(actionId);
    expect(on).toMatchObject({ action: { isOn: true, hasToken: true }, hasActions: true });
    expect(on.secret.token).toBe('of-the-shop');
    expect(JSON.stringify(on.action)).not.toMatch(/actsec|of-the-shop/);
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ hasActions }) => hasActions);

    const renewed = await callContract(contracts.renewActionSecret, place, token);
    expect(renewed.secret).not.toBe(secret);
    expect((await read(actionId)).secret).toEqual({ secret: renewed.secret, token: 'of-the-shop' });

    const elsewhere = { ...fields, url: 'https://other.invalid/{orderId}' };
    await callContract(contracts.updateAction, { ...place, fields: elsewhere }, token);
    expect(await read(actionId)).toMatchObject({ action: { hasToken: false }, secret: { token: null } });

    await callContract(contracts.deleteAction, place, token);
    await expect(callContract(contracts.deleteAction, place, token)).rejects.toMatchObject({ code: 'not-found' });
    const left = await admin.db.getAll(
      admin.db.doc(paths.action(orgId, chatbotId, actionId)),
      admin.db.doc(paths.actionSecret(orgId, chatbotId, actionId)),
    );
    expect(left.map(({ exists }) => exists)).toEqual([false, false]);
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ hasActions }) => !hasActions);
    const kinds = (await readActivity(orgId, ['kind'])).map(String).filter((kind) => kind.startsWith('action-'));
    expect(kinds.toSorted((one, other) => one.localeCompare(other))).toEqual([
      'action-created',
      'action-deleted',
      'action-secret-renewed',
      'action-token-changed',
      'action-updated',
      'action-updated',
    ]);
  });

  it.each([
    ['http://shop.invalid/', 'address-not-allowed'],
    ['https://localhost/', 'address-not-allowed'],
    ['https://10.0.0.1/', 'address-not-allowed'],
    ['https://[::1]/', 'address-not-allowed'],
    ['https://169.254.169.254/latest', 'address-not-allowed'],
    ['https://shop.invalid:8443/', 'address-not-allowed'],
    ['https://me:secret@shop.invalid/', 'address-not-allowed'],
    ['https://{orderId}.invalid/', 'invalid-input'],
    ['no address', 'invalid-input'],
  ])('does not lead to %s (T-29)', async (url, code) => {
    const input = { orgId, chatbotId, fields: { ...FIELDS, url } };
    await expect(callContract(contracts.createAction, input, token)).rejects.toMatchObject({ code });
  });

  it('there are at most ten of a chatbot, however many are made at the same time', async () => {
    const own = await makeChatbot(orgId);
    const who = membershipOf(org, 'owner');
    const made = await Promise.allSettled(
      Array.from({ length: LIMITS.actionsPerChatbot + 3 }, (_none, n) =>
        createAction(who, own, { ...FIELDS, name: `action_${n}` }),
      ),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.actionsPerChatbot);
    const reasons: unknown[] = made.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of reasons) {
      expect(reason).toMatchObject({ code: 'action-limit-reached', details: { current: 10, max: 10 } });
    }
  });
});

import { type MaskedRead, readMasked } from '@parlance/domain/contracts/privacy';
import type { ActionParameter } from '@parlance/domain/documents/actions/action';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { decodeDates } from '@parlance/domain/encoding/datesInJson';
import { afterAll, expect, it } from 'vitest';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { callContract } from '../../support/callContract.ts';
import { actionWorld } from '../support/actions/actionWorld.ts';
import { startEndpoint } from '../support/actions/startEndpoint.ts';

const CUSTOMER = { name: 'Gertrude Muster', email: 'gertrude.muster@private.example', phone: '+49 171 1234567' };
/** Strings that no answer may contain. */
const SECRETS = ['gertrude', 'muster', '171 12', '1234567', 'anna.other'];

const shop = await startEndpoint();
const org = await makeTeam();

afterAll(async () => shop.stop());

/** A conversation as a viewer reads it, oldest first. */
async function messagesOf(chatId: string) {
  const reads: MaskedRead[] = [{ kind: 'list', collection: 'messages', chatId, orderBy: ['at', 'asc'], limit: 100 }];
  const { answers } = await callContract(
    readMasked,
    { orgId: org.orgId, locale: 'en', reads },
    org.users.viewer.idToken,
  );
  const sent = JSON.stringify(answers).toLowerCase();
  for (const secret of SECRETS) expect(sent).not.toContain(secret);
  return answers[0]?.documents.map(({ fields }) => messageSchema.parse(decodeDates(fields))) ?? [];
}

it('what an action says of a customer is masked where it is quoted and said, and makes no address the business’s own', async () => {
  shop.answer({ body: JSON.stringify({ orderId: '10234', ...CUSTOMER }) });
  const world = await actionWorld({ url: `${shop.origin}/orders/{orderId}` }, org);
  const { answer } = await world.ask('Where is my order 10234?');
  expect(answer.text).toContain(CUSTOMER.email);
  await world.ask(`Write to ${CUSTOMER.email} or anna.other@private.example, ${CUSTOMER.phone}, for Ms Muster.`);
  const quote = 'order id: 10234\nname: [name]\nemail: [email]\nphone: [phone]';
  expect(await messagesOf(world.chatId)).toMatchObject([
    { text: 'Where is my order 10234?' },
    {
      verdict: 'answered',
      text: quote.replaceAll(/$/gm, ' [1]'),
      citations: [{ n: 1, sourceId: `action-${world.actionId}`, sourceName: 'State of an order', quote }],
      calls: [{ status: 'done', excerpt: quote }],
    },
    { text: 'Write to [email] or [email], [phone], for Ms [name].' },
    {},
  ]);
});

it('what a visitor agrees to have sent is masked, and so is what came of it', async () => {
  shop.answer({ body: JSON.stringify(CUSTOMER) });
  const email: ActionParameter = {
    name: 'email',
    type: 'string',
    description: 'Your address',
    required: true,
    options: [],
    pattern: '',
    maxLength: 80,
    filledBy: '',
  };
  const world = await actionWorld(
    {
      name: 'cancel_order',
      title: 'Cancel an order',
      description: 'Cancels an order.',
      method: 'POST',
      url: `${shop.origin}/cancel`,
      parameters: [email],
      changesSomething: true,
    },
    org,
  );
  await world.ask('Please cancel my order.');
  const asked = await world.ask(CUSTOMER.email);
  expect(asked.result.text).toContain(`- Your address: ${CUSTOMER.email}`);
  await world.ask('Yes');
  expect(await messagesOf(world.chatId)).toMatchObject([
    { text: 'Please cancel my order.' },
    { text: 'For that I need to know:\n\n- Your address' },
    { text: '[email]' },
    { calls: [{ status: 'asked', arguments: [{ parameter: 'email', value: '[email]' }] }] },
    { text: 'Yes' },
    { text: 'That is done.\n\n- name: [name] [1]\n- email: [email] [1]\n- phone: [phone] [1]' },
  ]);
});

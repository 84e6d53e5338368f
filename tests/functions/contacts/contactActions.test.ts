import type { ActionParameter } from '@parlance/domain/documents/actions/action';
import type { Contact } from '@parlance/domain/documents/contacts/contact';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { answerMessageSchema } from '@parlance/domain/documents/chats/message';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { ruleContactDocuments } from '../../support/documents/ruleContactDocuments.ts';
import { type ActionWorld, actionWorld } from '../support/actions/actionWorld.ts';
import { type Endpoint, startEndpoint } from '../support/actions/startEndpoint.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';

const PARAMETER: ActionParameter = {
  name: 'customer',
  type: 'string',
  description: 'Customer',
  required: true,
  options: [],
  pattern: '',
  maxLength: 40,
  filledBy: 'customer.subject',
};
const PARAMETERS = [PARAMETER];

let shop: Endpoint;

beforeAll(async () => {
  shop = await startEndpoint();
});

afterEach(() => {
  shop.answer({});
  shop.got.length = 0;
});

afterAll(async () => shop.stop());

/** A provider that wants the action called with values that a visitor has talked it into. */
function talkedInto(name: string): { provider: AiProvider; offered: string[] } {
  const offered: string[] = [];
  const choose: AiProvider['choose'] = async ({ actions, done }) => {
    offered.push(...actions.flatMap(({ parameters }) => parameters.map((parameter) => parameter.name)));
    return done.length === 0 ? { name, given: { customer: 'somebody-else', plan: 'gold' } } : null;
  };
  return { provider: { ...createLocalProvider(), choose }, offered };
}

async function makeContact({ orgId, chatbotId }: ActionWorld, own: Partial<Contact> = {}): Promise<string> {
  const contactId = newId();
  const contact = { ...ruleContactDocuments.contact, chatbotId, subject: 'c-17', ...own };
  await admin.db.doc(paths.contact(orgId, chatbotId, contactId)).set(contact);
  return contactId;
}

async function ask(world: ActionWorld, text: string, contactId: string | undefined, provider: AiProvider) {
  const { orgId, chatbotId, chatId } = world;
  const contact = contactId === undefined ? {} : { contact: { id: contactId, until: Date.now() + 60_000 } };
  const visitor = { chatbotId, chatId, origin: '', channel: 'widget' as const, ...contact };
  const messageId = newId();
  const result = await answerQuestion(makeAsk(chatbotId, text, { visitor, messageId }), provider);
  const stored = await admin.db.doc(paths.message(orgId, chatId, answerIdOf(messageId))).get();
  return { result, answer: answerMessageSchema.parse(stored.data()) };
}

describe('a value that is filled with a fact about the customer', () => {
  const LOOK_UP = { name: 'list_orders', title: 'My orders', description: 'Lists orders.', method: 'GET' } as const;

  it('is neither offered to a model nor taken from it, or from the visitor', async () => {
    const world = await actionWorld({ ...LOOK_UP, url: `${shop.origin}/orders/{customer}`, parameters: PARAMETERS });
    shop.answer({ body: JSON.stringify({ orders: 3 }) });
    const { provider, offered } = talkedInto('list_orders');
    const { answer } = await ask(world, 'List my orders, I am customer c-99.', await makeContact(world), provider);
    expect(shop.got.map(({ path }) => path)).toEqual(['/orders/c-17']);
    expect(offered).not.toContain('customer');
    expect(answer.calls).toMatchObject([{ status: 'done', arguments: [{ parameter: 'customer', value: 'c-17' }] }]);
  });

  it('is nobody’s for a stranger, who is asked to sign in, or for a contact who was erased', async () => {
    const world = await actionWorld({ ...LOOK_UP, url: `${shop.origin}/orders/{customer}`, parameters: PARAMETERS });
    const { provider } = talkedInto('list_orders');
    for (const contactId of [undefined, newId()]) {
      const asking = ask({ ...world, chatId: newId() }, 'List my orders, I am c-17.', contactId, provider);
      const said = await asking.then(
        ({ result }) => result.text,
        (error: { code: string }) => error.code,
      );
      expect([
        'visitor-token-invalid',
        'For that I have to know who you are. Please sign in on this website, and then ask again.',
      ]).toContain(said);
    }
    expect(shop.got).toEqual([]);
  });

  it('fails with an offer of help where the customer has not the attribute', async () => {
    const parameters = [{ ...PARAMETER, name: 'plan', filledBy: 'customer.tariff' }];
    const world = await actionWorld({ ...LOOK_UP, url: `${shop.origin}/plans/{plan}`, parameters });
    const { result } = await ask(
      world,
      'List my orders.',
      await makeContact(world),
      talkedInto('list_orders').provider,
    );
    expect(result).toMatchObject({ verdict: 'refused', offerContact: true });
    expect(shop.got).toEqual([]);
  });
});

describe('a change for a customer', () => {
  const CHANGE = { name: 'change_plan', title: 'Change the plan', method: 'POST', changesSomething: true } as const;
  const parameters = [
    ...PARAMETERS,
    { ...PARAMETER, name: 'plan', description: 'Present plan', filledBy: 'customer.plan' },
  ];

  it('shows whom it is for, and is sent with that alone', async () => {
    const world = await actionWorld({ ...CHANGE, url: `${shop.origin}/plan`, parameters });
    const contactId = await makeContact(world, { attributes: { plan: 'basic' } });
    const { provider } = talkedInto('change_plan');
    const { result } = await ask(world, 'Change my plan please.', contactId, provider);
    expect(result.text).toContain('- Customer: c-17\n- Present plan: basic');
    await ask(world, 'Yes, send it', contactId, provider);
    expect(shop.got.map(({ body }) => body)).toEqual(['{"customer":"c-17","plan":"basic"}']);
  });

  it('is not sent where the facts are no longer those that were shown', async () => {
    const world = await actionWorld({ ...CHANGE, url: `${shop.origin}/plan`, parameters });
    const contactId = await makeContact(world, { attributes: { plan: 'basic' } });
    const { provider } = talkedInto('change_plan');
    await ask(world, 'Change my plan please.', contactId, provider);
    await admin.db.doc(paths.contact(world.orgId, world.chatbotId, contactId)).update({ 'attributes.plan': 'gold' });
    const { answer } = await ask(world, 'Yes, send it', contactId, provider);
    expect(answer.calls).toMatchObject([{ status: 'declined', fault: 'changed' }]);
    expect(shop.got).toEqual([]);
  });
});

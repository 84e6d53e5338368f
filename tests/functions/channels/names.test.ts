import { paths } from '@parlance/domain/paths';
import { threadSchema } from '@parlance/domain/documents/channels/thread';
import { describe, expect, it, vi } from 'vitest';
import { nameSender } from '../../../functions/src/channels/inbound/nameSender.ts';
import { admin } from '../../support/admin.ts';
import { connected } from '../support/channels/connected.ts';
import { connectedMeta } from '../support/channels/connectedMeta.ts';

const PERSON = '71000000000001';
const QUESTION = 'What does a zip repair cost?';

async function begun(service: 'messenger' | 'instagram', namesRefused = 0) {
  const world = await connectedMeta(service, 'answer');
  await world.phones.act({ namesRefused });
  await world.phones.act({ says: [{ person: PERSON, name: 'Ada Lovelace', text: QUESTION }] });
  await world.phones.received(1, PERSON);
  const thread = async () => {
    const found = await admin.db.collection(paths.threads(world.orgId)).get();
    return threadSchema.parse(found.docs[0]?.data());
  };
  const asked = () =>
    vi.waitFor(async () => {
      const { nameAskedAt } = await thread();
      if (nameAskedAt === null) throw new Error('not asked');
      return nameAskedAt;
    }, 30_000);
  return { ...world, thread, asked };
}

describe('the name of a customer', () => {
  it.each([
    ['messenger', ''],
    ['instagram', 'ada_lovelace'],
  ] as const)('is asked of %s once, and stands with the exchange and the conversation', async (service, userName) => {
    const { phones, chats, thread, asked } = await begun(service);
    const at = await asked();
    await vi.waitFor(async () => {
      const [chat] = await chats();
      expect(chat?.identity).toEqual({ name: 'Ada Lovelace', email: '' });
      expect(chat?.customer).toEqual({ address: PERSON, userName, isVerified: false });
    }, 30_000);
    expect(await thread()).toMatchObject({ senderName: 'Ada Lovelace', userName });
    await phones.say('When do parcels arrive?', PERSON);
    await phones.received(2, PERSON);
    expect(await thread()).toMatchObject({ senderName: 'Ada Lovelace', userName, nameAskedAt: at });
  });

  it.each([10, 100, 190])(
    'is none where Meta refuses it with %i, and the answer goes out all the same',
    async (code) => {
      const { orgId, chats, thread, asked, channel } = await begun('messenger', code);
      const at = await asked();
      const found = await admin.db.collection(paths.threads(orgId)).get();
      await nameSender(orgId, found.docs[0]?.id ?? '');
      expect(await thread()).toMatchObject({ senderName: '', nameAskedAt: at });
      expect((await chats())[0]?.identity).toBeNull();
      expect((await channel()).fault).toBeNull();
    },
  );

  it('is not written to an exchange that is erased meanwhile', async () => {
    const { orgId, asked } = await begun('messenger', 10);
    await asked();
    const found = await admin.db.collection(paths.threads(orgId)).get();
    const [thread] = found.docs;
    await thread?.ref.delete();
    await nameSender(orgId, thread?.id ?? '');
    expect((await admin.db.collection(paths.threads(orgId)).get()).size).toBe(0);
  });

  it('comes with the messages of Telegram, with the name by which others find the person', async () => {
    const { phone, chats } = await connected('answer');
    await phone.act({ name: 'Nora', text: QUESTION });
    await phone.received(1);
    expect((await chats())[0]).toMatchObject({
      identity: { name: 'Nora', email: '' },
      customer: { address: '1815', userName: 'nora', isVerified: false },
    });
  });
});

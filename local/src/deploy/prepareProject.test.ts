import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { prepareProject } from './prepareProject.ts';
import { createFakeProject, type FakeProject } from './stand-in/createFakeProject.ts';
import { APIS } from './steps/APIS.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-deploy-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true });
});

async function prepare(
  cloud: FakeProject,
  {
    folder = newFolder(),
    smtpUrl = 'smtps://u:p@mail.example:465',
    mailFrom = 'Shop <hello@shop.example>',
    budget = 200,
  }: { folder?: string; smtpUrl?: string | undefined; mailFrom?: string; budget?: number } = {},
) {
  const said: Record<string, string> = {};
  const report = (step: string, text: string): void => {
    said[step] = text;
  };
  cloud.calls.length = 0;
  const prepared = await prepareProject({
    cloud,
    arguments: { mailFrom, budget },
    secrets: { smtpUrl },
    folder,
    report,
  });
  return { said, prepared, folder };
}

/** Requests that change something: a policy is read by POST too, and a service's account is made only once by Google. */
function changes({ calls }: FakeProject): string[] {
  return calls
    .filter(({ method, url }) => method !== 'GET' && !/:(getIamPolicy|generateServiceIdentity)$/.test(url))
    .map(({ method, url }) => `${method} ${url}`);
}

describe('prepareProject', () => {
  it('makes an empty project ready, and finds nothing to do the second time', async () => {
    const cloud = createFakeProject();
    const { prepared, folder } = await prepare(cloud);
    expect(prepared).toEqual({
      webOrigin: 'https://shop-live.web.app',
      functionsUrl: 'https://europe-west3-shop-live.cloudfunctions.net',
    });
    expect([...cloud.state.services].toSorted()).toEqual([...APIS].toSorted());
    expect(cloud.state.database).toMatchObject({
      type: 'FIRESTORE_NATIVE',
      locationId: 'europe-west3',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(cloud.state.signIn).toMatchObject({
      authorizedDomains: ['localhost', 'shop-live.web.app'],
      mfa: { state: 'ENABLED' },
      client: { permissions: { disabledUserDeletion: true } },
    });
    expect(parseEnv(fs.readFileSync(path.join(folder, '.env.shop-live'), 'utf8'))['WEB_API_KEY']).toBe('AIzaFake');

    const { said } = await prepare(cloud, { folder });
    expect(said['quota']).toBe('20 vCPU in europe-west3');
    delete said['quota'];
    expect(changes(cloud)).toEqual([]);
    expect(new Set(Object.values(said))).toEqual(new Set(['as it should be']));
  });

  it('grants the roles that a deployment without a terminal would leave out', async () => {
    const cloud = createFakeProject();
    await prepare(cloud);
    const policy = JSON.stringify(
      cloud.state.policies.get('cloudresourcemanager.googleapis.com/v1/projects/shop-live'),
    );
    expect(policy).toContain('roles/firebaserules.firestoreServiceAgent');
    expect(policy).toContain('service-123456789@gcp-sa-firebasestorage.iam.gserviceaccount.com');
    expect(policy).toContain('123456789-compute@developer.gserviceaccount.com');
    expect(policy).not.toContain('roles/editor');
  });

  it('takes nothing away from a policy', async () => {
    const resource = 'cloudresourcemanager.googleapis.com/v1/projects/shop-live';
    const bindings = [{ role: 'roles/datastore.user', members: ['user:somebody@shop.example'] }];
    const cloud = createFakeProject('shop-live', { policies: new Map([[resource, { etag: 'e1', bindings }]]) });
    await prepare(cloud);
    expect(cloud.state.policies.get(resource)).toMatchObject({ etag: 'e1' });
    expect(JSON.stringify(cloud.state.policies.get(resource))).toContain('user:somebody@shop.example');
  });

  it('keeps secrets out of addresses, and makes the key of visitors’ tokens once', async () => {
    const cloud = createFakeProject();
    const { folder } = await prepare(cloud);
    await prepare(cloud, { folder, smtpUrl: undefined });
    expect(cloud.state.secrets.get('VISITOR_TOKEN_SECRET')).toHaveLength(1);
    expect(cloud.state.secrets.get('SMTP_URL')).toHaveLength(1);
    expect(cloud.calls.some(({ url }) => url.includes('mail.example'))).toBe(false);
  });

  it('changes the cost alarm when the budget changes', async () => {
    const cloud = createFakeProject();
    const { folder } = await prepare(cloud);
    const { said } = await prepare(cloud, { folder, budget: 500 });
    expect(said['cost alarm']).toBe('changed to 500 a month');
    expect(JSON.stringify(cloud.state.budgets)).toContain('"500"');
  });

  it.each([
    ['nobody pays', { isPaid: false }, /billing account/],
    ['the database lies in America', { database: { type: 'FIRESTORE_NATIVE', locationId: 'nam5' } }, /nam5, for ever/],
    ['the bucket lies in America', { bucket: { location: 'US-CENTRAL1', bucket: { name: 'b' } } }, /US-CENTRAL1/],
  ])('stops with a sentence where %s', async (_, begin, sentence) => {
    const attempt = prepare(createFakeProject('shop-live', begin));
    await expect(attempt).rejects.toThrow(sentence);
    await expect(attempt).rejects.toBeInstanceOf(ExpectedError);
  });

  it('stops with a sentence where no sender of mails or no mail server is known', async () => {
    await expect(prepare(createFakeProject(), { mailFrom: '' })).rejects.toThrow(/--mail-from/);
    await expect(prepare(createFakeProject(), { smtpUrl: 'mail.example:25' })).rejects.toThrow(/SMTP_URL/);
  });
});

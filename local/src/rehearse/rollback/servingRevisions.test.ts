import { expect, it } from 'vitest';
import { startCloud } from '../cloud/startCloud.ts';
import { servingRevisions } from './servingRevisions.ts';

it('a function that is released anew serves at once, unless its requests were sent to an earlier revision', async () => {
  const cloud = await startCloud();
  const { state, request } = cloud.project;
  const functions = '/v2/projects/p/locations/europe-west3/functions';
  const send = (method: string, path: string, body = {}) =>
    fetch(`${cloud.url}${path}`, { method, body: JSON.stringify({ serviceConfig: { maxInstanceCount: 1 }, ...body }) });
  const serving = () => servingRevisions(state).get('onmail')?.id;
  await send('POST', `${functions}?functionId=onMail`);
  expect(serving()).toBe('onmail-00001-reh');
  await send('PATCH', `${functions}/onMail`);
  expect(serving()).toBe('onmail-00002-reh');
  const [service = ''] = state.running.keys();
  const traffic = [{ revision: 'onmail-00001-reh', percent: 100 }];
  await request('PATCH', `https://run.googleapis.com/v2/${service}?updateMask=traffic`, { traffic });
  await send('PATCH', `${functions}/onMail`);
  expect(serving()).toBe('onmail-00001-reh');
  await send('DELETE', `${functions}/onMail`);
  expect(serving()).toBeUndefined();
  await cloud.stop();
});

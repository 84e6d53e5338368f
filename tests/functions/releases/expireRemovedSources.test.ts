import { removedSourceSchema } from '@parlance/domain/documents/releases/removedSource';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { expireRemovedSources } from '../../../functions/src/knowledge/sources/removed/expireRemovedSources.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

it('a deleted source is erased with its file after 30 days, and not a moment before', async () => {
  const org = await makeTeam();
  const { orgId } = org;
  const id = await makeSource(orgId, await makeChatbot(orgId), 'The blue lantern costs 40 euros.');
  await removeSources(membershipOf(org, 'admin'), [id]);
  const kept = admin.db.doc(paths.removedSource(orgId, id));
  const left = async () => {
    const [files] = await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, id) });
    return [(await kept.get()).exists, files.length];
  };

  const { expiresAt } = removedSourceSchema.parse((await kept.get()).data());
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + LIMITS.removedSourceMs - 60_000);
  await expireRemovedSources(wholeRun(new Date(expiresAt.getTime() - 1)));
  expect(await left()).toEqual([true, 1]);
  await expireRemovedSources(wholeRun(expiresAt));
  expect(await left()).toEqual([false, 0]);
});

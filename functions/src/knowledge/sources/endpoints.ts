import * as contracts from '@parlance/domain/contracts/sources/sources';
import { readOriginal as originalContract } from '@parlance/domain/contracts/sources/originals';
import {
  eraseSources as eraseContract,
  restoreSources as restoreContract,
} from '@parlance/domain/contracts/releases/releases';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { addWebsite } from '../addWebsite.ts';
import { chooseSeparator } from '../chooseSeparator.ts';
import { createUpload } from './createUpload.ts';
import { importQa } from './importQa.ts';
import { previewSource } from './previewSource.ts';
import { recrawlWebsite } from './recrawlWebsite.ts';
import { eraseRemovedSources } from './removed/eraseRemovedSources.ts';
import { restoreSources } from './removed/restoreSources.ts';
import { removeSources } from '../removeSources.ts';
import { retrySource } from './retrySource.ts';
import { saveQa } from '../saveQa.ts';
import { updateWebsite } from './updateWebsite.ts';

export const sourceEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.createUpload, async ({ input, who }) => createUpload(who, input)),
  memberEndpoint(contracts.saveQa, async ({ input, who }) => {
    await saveQa(who, input);
    return {};
  }),
  memberEndpoint(contracts.importQa, async ({ input, who }) => importQa(who, input.chatbotId, input.rows)),
  memberEndpoint(contracts.addWebsite, async ({ input, who }) => {
    await addWebsite(who, input);
    return {};
  }),
  memberEndpoint(contracts.updateWebsite, async ({ input }) => {
    await updateWebsite(input.orgId, input.sourceId, input);
    return {};
  }),
  memberEndpoint(contracts.recrawlWebsite, async ({ input }) => {
    await recrawlWebsite(input.orgId, input.sourceId);
    return {};
  }),
  memberEndpoint(contracts.previewSource, async ({ input }) =>
    previewSource(input.orgId, input.sourceId, input.pageId, input.from),
  ),
  memberEndpoint(originalContract, async ({ input }) => {
    // The guarded way out loads undici: nobody else here needs it.
    const [{ readOriginal }, { guardedFetch }] = await Promise.all([
      import('./readOriginal.ts'),
      import('../../kernel/outgoing/guardedFetch.ts'),
    ]);
    return readOriginal(input.orgId, input, guardedFetch);
  }),
  memberEndpoint(contracts.deleteSources, async ({ input, who }) => removeSources(who, input.sourceIds)),
  memberEndpoint(restoreContract, async ({ input, who }) => ({
    sources: await restoreSources(who, input.sourceIds),
  })),
  memberEndpoint(eraseContract, async ({ input, who }) => ({
    sources: await eraseRemovedSources(who, input.sourceIds),
  })),
  memberEndpoint(contracts.retrySource, async ({ input }) => {
    await retrySource(input.orgId, input.sourceId);
    return {};
  }),
  memberEndpoint(contracts.chooseSeparator, async ({ input }) => {
    await chooseSeparator(input.orgId, input);
    return {};
  }),
];

import {
  addWebsite as addWebsiteContract,
  createUpload as createUploadContract,
  deleteSources as deleteSourcesContract,
  importQa as importQaContract,
  previewSource as previewSourceContract,
  recrawlWebsite as recrawlWebsiteContract,
  retrySource as retrySourceContract,
  saveQa as saveQaContract,
  updateWebsite as updateWebsiteContract,
} from '@parlance/domain/contracts/sources';
import { memberCallable } from '../access/defineCallable.ts';
import { addWebsite as addWebsiteCase } from './addWebsite.ts';
import { createUpload as createUploadCase } from './createUpload.ts';
import { importQa as importQaCase } from './importQa.ts';
import { previewSource as previewSourceCase } from './previewSource.ts';
import { recrawlWebsite as recrawlWebsiteCase } from './recrawlWebsite.ts';
import { removeSources } from './removeSources.ts';
import { retrySource as retrySourceCase } from './retrySource.ts';
import { saveQa as saveQaCase } from './saveQa.ts';
import { updateWebsite as updateWebsiteCase } from './updateWebsite.ts';

export const createUpload = memberCallable(createUploadContract, async ({ input, who }) =>
  createUploadCase(who, input),
);

export const saveQa = memberCallable(saveQaContract, async ({ input, who }) => {
  await saveQaCase(who, input);
  return {};
});

export const importQa = memberCallable(
  importQaContract,
  async ({ input, who }) => importQaCase(who, input.chatbotId, input.rows),
  { timeoutSeconds: 300 },
);

export const addWebsite = memberCallable(addWebsiteContract, async ({ input, who }) => {
  await addWebsiteCase(who, input);
  return {};
});

export const updateWebsite = memberCallable(updateWebsiteContract, async ({ input }) => {
  await updateWebsiteCase(input.orgId, input.sourceId, input);
  return {};
});

export const recrawlWebsite = memberCallable(recrawlWebsiteContract, async ({ input }) => {
  await recrawlWebsiteCase(input.orgId, input.sourceId);
  return {};
});

export const previewSource = memberCallable(previewSourceContract, async ({ input }) =>
  previewSourceCase(input.orgId, input.sourceId, input.pageId, input.from),
);

export const deleteSources = memberCallable(
  deleteSourcesContract,
  async ({ input, who }) => removeSources(who, input.sourceIds),
  { timeoutSeconds: 300 },
);

export const retrySource = memberCallable(retrySourceContract, async ({ input }) => {
  await retrySourceCase(input.orgId, input.sourceId);
  return {};
});

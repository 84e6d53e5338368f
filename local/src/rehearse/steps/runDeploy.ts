import { unzipSync } from 'fflate';
import { uploadedSite, uploadedSources } from '../cloud/released.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { deployTree, FIRST_TIME } from '../deployTree.ts';
import { writeFiles } from '../writeFiles.ts';

/**
 * Runs `npm run deploy` on the copy, which prepares a project that is empty and lets `firebase deploy` release everything, hooks,
 * packaging and all. Puts what was uploaded into the rehearsal's folders.
 */
export async function runDeploy(rehearsal: Rehearsal): Promise<readonly string[]> {
  const { upload, billing, site, cloud } = rehearsal;
  try {
    await deployTree(rehearsal, FIRST_TIME);
  } finally {
    const sources = uploadedSources(cloud.requests).map((source) => unzipSync(source));
    // The codebase `billing` is built from the same files and has a part of them.
    for (const files of sources) writeFiles('lib/hosted-loader.js' in files ? upload : billing, Object.entries(files));
    writeFiles(site, uploadedSite(cloud.requests));
  }
  return [];
}

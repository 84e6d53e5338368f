import { addWebsite } from '@parlance/domain/contracts/sources/sources';
import { paths } from '@parlance/domain/paths';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { idFrom } from '../idFrom.ts';
import { callAs, type SuiteAddress } from '../support/callAs.ts';
import { signIn } from '../support/signIn.ts';
import { waitUntilIndexed } from '../support/waitUntilIndexed.ts';
import { writeTenant } from '../writeTenant.ts';
import { PRODUCT } from './PRODUCT.ts';

export interface DocsSite {
  /** Origin of the documentation. */
  origin: string;
  /** False: its first page in each language, which is read within a second. */
  isWhole: boolean;
}

/**
 * The product's own organization, with the chatbot of the home page: it reads the documentation as a website, as that of a
 * deployed site does. Does nothing where it exists.
 */
export async function addDocs(
  { auth, db }: { auth: Auth; db: Firestore },
  { origin, isWhole }: DocsSite,
  suite: SuiteAddress,
  now: Date,
): Promise<void> {
  const { orgId, chatbotId, people } = PRODUCT;
  if ((await db.doc(paths.org(orgId)).get()).exists) return;
  await writeTenant({ auth, db }, PRODUCT, [], now);
  const idToken = await signIn(people[0].email, suite.ports);
  const pages = isWhole ? ['/en/docs'] : ['/en/docs/getting-started', '/de/docs/getting-started'];
  const languages = ['/en/docs/*', '/de/docs/*'];
  for (const page of pages) {
    const sourceId = idFrom(`source ${page}`);
    const reading = { mode: isWhole ? 'site' : 'page', include: isWhole ? languages : [], exclude: [] } as const;
    const source = { orgId, chatbotId, sourceId, url: `${origin}${page}`, weekly: true, isFirstLook: false };
    await callAs(idToken, suite, addWebsite, { ...source, ...reading, include: [...reading.include], exclude: [] });
    await waitUntilIndexed(db, orgId, sourceId);
  }
}

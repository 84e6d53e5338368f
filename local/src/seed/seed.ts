import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import type { Role } from '@parlance/domain/roles';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Ports } from '../config/portsFrom.ts';
import { HOST, urlOf } from '../config/urls.ts';
import { addDocs, type DocsSite } from './docs/addDocs.ts';
import { makeHistory } from './makeHistory.ts';
import { PASSWORD } from './PEOPLE.ts';
import { FERNWEG, LINDGRUEN } from './TENANTS.ts';
import { uploadSources } from './uploadSources.ts';
import { writeDeclarations } from './team/writeDeclarations.ts';
import { writeHistory } from './writeHistory.ts';
import { writeLeadMails } from './writeLeadMails.ts';
import { writeTeamHistory } from './writeTeamHistory.ts';
import { writeChannels } from './team/writeChannels.ts';
import { writeForms } from './team/writeForms.ts';
import { writeActions } from './team/writeActions.ts';
import { writeIdentity } from './team/writeIdentity.ts';
import { writeReleases } from './team/writeReleases.ts';
import { writeTests } from './team/writeTests.ts';
import { writeTenant } from './writeTenant.ts';

export interface SeedTarget {
  projectId: string;
  ports: Ports;
  /** Environment in which the Admin SDK finds the emulators. */
  env: Readonly<Record<string, string>>;
  /** Site that the home page's chatbot reads; without it there is no such chatbot. */
  docs?: DocsSite;
}

export interface Seeded {
  orgId: string;
  chatbotId: string;
  users: { role: Role; email: string; password: string }[];
  /** The other tenant's owner. */
  stranger: { orgId: string; chatbotId: string; email: string; password: string };
}

function describe(): Seeded {
  const stranger = LINDGRUEN.people[0];
  return {
    orgId: FERNWEG.orgId,
    chatbotId: FERNWEG.chatbotId,
    users: FERNWEG.people.map(({ role, email }) => ({ role, email, password: PASSWORD })),
    stranger: { orgId: LINDGRUEN.orgId, chatbotId: LINDGRUEN.chatbotId, email: stranger.email, password: PASSWORD },
  };
}

/** Data of an earlier start may name the demo shop by another port. */
async function allowDemoSite(db: Firestore, demoSite: string): Promise<void> {
  const ref = db.doc(paths.chatbot(FERNWEG.orgId, FERNWEG.chatbotId));
  const chatbot = chatbotSchema.safeParse((await ref.get()).data()).data;
  if (chatbot === undefined || chatbot.allowedDomains.includes(demoSite)) return;
  await ref.update({ allowedDomains: FieldValue.arrayUnion(demoSite) });
}

/** Fills empty emulators with the demo organization, and with a second one beside it. Does nothing where they exist. */
export async function seed(target: SeedTarget, log: (line: string) => void = () => undefined): Promise<Seeded> {
  const { projectId, ports, docs } = target;
  Object.assign(process.env, target.env);
  const app = initializeApp({ projectId }, `seed-${projectId}`);
  try {
    const db = getFirestore(app);
    const clients = { auth: getAuth(app), db };
    const readDocs = async () => {
      if (docs !== undefined) await addDocs(clients, docs, target, new Date());
    };
    const demoSite = `${HOST}:${ports.demoSite}`;
    if ((await db.doc(paths.org(FERNWEG.orgId)).get()).exists) {
      await Promise.all([readDocs(), allowDemoSite(db, demoSite)]);
      return describe();
    }
    const startedAt = Date.now();
    const now = new Date();
    // One after the other: the second has a guest from the first.
    await writeTenant(clients, FERNWEG, [demoSite], now);
    await writeTenant(clients, LINDGRUEN, [demoSite], now);
    await writeTeamHistory(db, FERNWEG, now);
    await writeTests(db, FERNWEG, now);
    await writeActions(db, FERNWEG, urlOf(ports.demoSite), now);
    await writeIdentity(db, FERNWEG, now);
    await writeReleases(db, FERNWEG, now);
    await writeDeclarations(db, FERNWEG, now);
    await writeForms(db, FERNWEG, now);
    await writeChannels(db, FERNWEG, ports, now);
    // Waiting, mostly.
    const [sourceIds] = await Promise.all([
      uploadSources(db, FERNWEG, target),
      uploadSources(db, LINDGRUEN, target),
      readDocs(),
    ]);
    const context = { chatbotId: FERNWEG.chatbotId, origin: urlOf(ports.demoSite), sourceIds };
    const history = makeHistory(now, context);
    await writeLeadMails(db, FERNWEG, history.leads);
    await writeHistory(db, FERNWEG.orgId, FERNWEG.chatbotId, history);
    log(`Seeded the demo organization in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return describe();
  } finally {
    await deleteApp(app);
  }
}

import type { Cloud } from '../cloud/Cloud.ts';
import { runOperation } from '../cloud/runOperation.ts';
import { addBindings } from './addBindings.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';
import { serviceAccounts } from './serviceAccounts.ts';

/** Roles of the functions' account in the project. In today's organizations it is not an editor by default. */
const FUNCTION_ROLES: readonly string[] = [
  'roles/aiplatform.user',
  'roles/artifactregistry.writer',
  'roles/cloudbuild.builds.builder',
  'roles/cloudtasks.enqueuer',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/logging.logWriter',
  'roles/run.invoker',
  'roles/secretmanager.secretAccessor',
  'roles/serviceusage.serviceUsageConsumer',
  'roles/storage.objectAdmin',
];
/** And on itself: it signs visitors' short sign-ins, and tasks are sent in its name. */
const OWN_ROLES: readonly string[] = ['roles/iam.serviceAccountTokenCreator', 'roles/iam.serviceAccountUser'];
/** Services whose own accounts are made when they are first asked for. */
const AGENTS: readonly string[] = ['eventarc', 'firebasestorage', 'pubsub'];

/**
 * Grants the roles that are missing. One of them lets Storage's rules read Firestore: firebase-tools asks for it on a terminal
 * alone and leaves it out elsewhere, and then every upload is refused.
 */
export async function grantRoles(cloud: Cloud, projectNumber: string): Promise<string> {
  const { projectId, request } = cloud;
  for (const service of AGENTS) {
    const base = 'https://serviceusage.googleapis.com/v1beta1';
    const url = `${base}/projects/${projectNumber}/services/${service}.googleapis.com:generateServiceIdentity`;
    await runOperation(cloud, base, ['POST', url, {}]);
  }
  await request('GET', `https://storage.googleapis.com/storage/v1/projects/${projectId}/serviceAccount`);
  const accounts = serviceAccounts(projectNumber);
  const ofProject = await addBindings(cloud, `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`, [
    ...FUNCTION_ROLES.map((role) => ({ member: accounts.functions, role })),
    { member: accounts.storage, role: 'roles/pubsub.publisher' },
    { member: accounts.pubsub, role: 'roles/iam.serviceAccountTokenCreator' },
    { member: accounts.storageRules, role: 'roles/firebaserules.firestoreServiceAgent' },
  ]);
  const account = accounts.functions.replace('serviceAccount:', '');
  const ofAccount = await addBindings(
    cloud,
    `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${account}`,
    OWN_ROLES.map((role) => ({ member: accounts.functions, role })),
  );
  const granted = [...ofProject, ...ofAccount].map(({ role }) => role);
  return granted.length === 0 ? AS_IT_WAS : `granted ${granted.join(', ')}`;
}

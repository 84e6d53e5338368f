/** Names of the service accounts of a project, as IAM policies have them. */
export function serviceAccounts(projectNumber: string) {
  const agent = (service: string): string =>
    `serviceAccount:service-${projectNumber}@${service}.iam.gserviceaccount.com`;
  return {
    /** Functions run and are built as this one. */
    functions: `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`,
    storage: agent('gs-project-accounts'),
    pubsub: agent('gcp-sa-pubsub'),
    storageRules: agent('gcp-sa-firebasestorage'),
  };
}

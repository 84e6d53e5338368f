/** The bucket that the Functions emulator takes as the default one of a project. */
export function bucketOf(projectId: string): string {
  return `${projectId}.appspot.com`;
}

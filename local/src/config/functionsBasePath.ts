import { REGION } from './REGION.ts';

/** Path before a function's name on this machine, as in the Functions emulator. */
export function functionsBasePath(projectId: string): string {
  return `/${projectId}/${REGION}`;
}

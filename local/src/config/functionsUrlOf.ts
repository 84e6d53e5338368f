import { functionsBasePath } from './functionsBasePath.ts';
import type { Ports } from './portsFrom.ts';
import { urlOf } from './urls.ts';

/** Base URL of the HTTP functions. */
export function functionsUrlOf(projectId: string, ports: Ports): string {
  return `${urlOf(ports.functions)}${functionsBasePath(projectId)}`;
}

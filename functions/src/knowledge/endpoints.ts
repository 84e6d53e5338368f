import type { Endpoint } from '../kernel/access/endpoint.ts';
import { contradictionEndpoints } from './contradictions/endpoints.ts';
import { siteProfileEndpoints } from './siteProfiles/endpoints.ts';
import { sourceEndpoints } from './sources/endpoints.ts';

/** Endpoints that the dashboard calls. */
export const KNOWLEDGE_ENDPOINTS: readonly Endpoint[] = [
  ...contradictionEndpoints,
  ...siteProfileEndpoints,
  ...sourceEndpoints,
];

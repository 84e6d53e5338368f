import type { Endpoint } from '../kernel/access/endpoint.ts';
import { accessKeyEndpoints } from './accessKeys/endpoints.ts';
import { accountEndpoints } from './accounts/endpoints.ts';
import { memberEndpoints } from './members/endpoints.ts';
import { organizationEndpoints } from './organizations/endpoints.ts';

/** Endpoints that the dashboard calls. */
export const IDENTITY_ENDPOINTS: readonly Endpoint[] = [
  ...accessKeyEndpoints,
  ...accountEndpoints,
  ...memberEndpoints,
  ...organizationEndpoints,
];

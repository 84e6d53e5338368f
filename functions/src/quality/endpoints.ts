import type { Endpoint } from '../kernel/access/endpoint.ts';
import { draftEndpoints } from './drafts/endpoints.ts';
import { gapEndpoints } from './gaps/endpoints.ts';
import { playgroundEndpoints } from './playground/endpoints.ts';
import { proposalEndpoints } from './proposals/endpoints.ts';
import { rollbackEndpoints } from './rollback/endpoints.ts';
import { testEndpoints } from './evals/endpoints.ts';

/** Endpoints that the dashboard calls. */
export const QUALITY_ENDPOINTS: readonly Endpoint[] = [
  ...draftEndpoints,
  ...gapEndpoints,
  ...playgroundEndpoints,
  ...proposalEndpoints,
  ...rollbackEndpoints,
  ...testEndpoints,
];

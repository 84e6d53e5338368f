import type { Endpoint } from '../kernel/access/endpoint.ts';
import { exportEndpoints } from './exports/endpoints.ts';
import { maskingEndpoints } from './masking/endpoints.ts';
import { topicEndpoints } from './topics/endpoints.ts';

/** Endpoints that the dashboard calls. */
export const FIGURE_ENDPOINTS: readonly Endpoint[] = [...exportEndpoints, ...maskingEndpoints, ...topicEndpoints];

import type { Method } from '../cloud/Cloud.ts';

export type Json = Record<string, unknown>;

/** State of a project in memory. */
export interface FakeState {
  services: Set<string>;
  /** False until the account has accepted Firebase's terms in its console. */
  hasTerms: boolean;
  hasFirebase: boolean;
  /** Hosting's sites; an id that is taken elsewhere is refused. */
  sites: Json[];
  takenSites: readonly string[];
  /** Number of changes of policies that are refused because Google's own accounts are not known everywhere yet. */
  accountPolls: number;
  /** CPU that the project may use in the region, in vCPU; undefined where the quota cannot be read. */
  cpuQuota: number | undefined;
  apps: string[];
  database: Json | undefined;
  backups: Json[];
  bucket: Json | undefined;
  signIn: Json | undefined;
  policies: Map<string, Json>;
  secrets: Map<string, string[]>;
  budgets: Json[];
  /** Metrics, alerts and what else watches the product, by collection. */
  watching: Map<string, Json[]>;
  /** Number of polls for which indexes are still reported as building. */
  indexPolls: number;
  /** Answers to polls of fields with indexes of their own, by page token. */
  fieldPages: readonly Json[];
  isPaid: boolean;
}

/** Answers requests of one method to addresses, without their scheme, that match; undefined where nothing is there. */
export type Handler = readonly [
  Method,
  RegExp,
  (state: FakeState, match: RegExpExecArray, body: Json, url: URL) => Json | undefined,
];

/** Of a long-running operation, which is done when it is asked for. */
export const RUNNING = { name: 'operations/1' };

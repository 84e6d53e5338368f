import type { Method } from '../cloud/Cloud.ts';

export type Json = Record<string, unknown>;

/** State of a project in memory. */
export interface FakeState {
  services: Set<string>;
  hasFirebase: boolean;
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

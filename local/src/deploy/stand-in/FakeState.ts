import type { Method } from '../cloud/Cloud.ts';

export type Json = Record<string, unknown>;

/** Index of a project, composite or of a field with settings of its own. */
export interface FakeIndex {
  /** Its own, or its field's. */
  name: string;
  /** Number of polls for which it is still reported as building. */
  polls: number;
  definition: Json;
}

/** Version of a service, as Cloud Run keeps it. */
export interface FakeRevision {
  id: string;
  createTime: string;
  /** False once the image was deleted that it is started from. */
  hasImage: boolean;
  /** The function that it was released with. */
  definition: Json;
}

export interface FakeService {
  /** Oldest first. */
  revisions: FakeRevision[];
  /** Id of the revision that has all requests; undefined for always the latest. */
  pinned: string | undefined;
}

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
  indexes: FakeIndex[];
  /** Fields with settings of their own: what they expire by and their indexes, by the field's name. */
  fields: Map<string, { ttlConfig: unknown; indexes: FakeIndex[] }>;
  /** Fields that are listed on one page. */
  fieldsPerPage: number;
  /** The services of functions, by full name. */
  running: Map<string, FakeService>;
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

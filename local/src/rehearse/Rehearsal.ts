import type { Server } from '../http/serve.ts';
import type { Cloud } from './cloud/startCloud.ts';

/** What the steps of one rehearsal share. All folders lie below a temporary one. */
export interface Rehearsal {
  /** The copy of the repository. */
  tree: string;
  /** What was uploaded of the functions; then what is installed there. */
  upload: string;
  /** The same of the codebase `billing`. */
  billing: string;
  /** What was uploaded of the site. */
  site: string;
  /** For whatever else is written. */
  scratch: string;
  cloud: Cloud;
  /** A site that earlier builds were released to. */
  previous: Server;
  /** A commit to copy instead of the working tree. */
  from: string | undefined;
  /** Installs anew instead of linking what is installed. */
  isFresh: boolean;
}

/** One thing that has to be so. */
export interface Step {
  name: string;
  /** Returns what is wrong, a sentence each; may throw instead. */
  run: (rehearsal: Rehearsal) => Promise<readonly string[]> | readonly string[];
}

import type { Server } from '../http/serve.ts';
import type { Cloud } from './cloud/startCloud.ts';

/** State that the steps of one rehearsal share. All folders lie below a temporary one. */
export interface Rehearsal {
  /** The copy of the repository. */
  tree: string;
  /** Folder of the functions' upload, and then of its installation. */
  upload: string;
  /** The same of the codebase `billing`. */
  billing: string;
  /** Folder of the site's upload. */
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

import path from 'node:path';
import { ROOT } from '../../../local/src/config/ROOT.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { serve, type Served } from '../serve.ts';

/** Process number `position` of those that serve `answer` with the slow model. */
export function serveLoad(position: number): Promise<Served> {
  const port = suiteUrls.ports.web + 91 + position;
  return serve(process.execPath, [path.join(ROOT, 'tests', 'bench', 'load', 'loadServer.ts')], port);
}

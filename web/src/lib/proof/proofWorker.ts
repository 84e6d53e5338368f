import { solveProof } from '@parlance/domain/widget/solveProof';
import * as z from 'zod/mini';

/* Solves one challenge beside the page, so that nothing in it stands still meanwhile. */

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void solveProof(z.string().parse(data), new AbortController().signal).then((nonces) =>
    self.postMessage(nonces, { transfer: [] }),
  );
});

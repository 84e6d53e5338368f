import type { ReleaseState } from '@parlance/domain/documents/releases/releaseState';
import type { TestState } from '@parlance/domain/documents/evals/testState';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Documents in which changes of a chatbot's answers are noted. Of settings each save is a release by itself. */
export interface Noted {
  tests: DocumentSnapshot<TestState>;
  releases?: DocumentSnapshot<ReleaseState>;
}

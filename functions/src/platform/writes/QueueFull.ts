import { AppError } from '@parlance/domain/errors';

/** Too many wait for the same document in this process: nothing was read for whoever gets this. */
export class QueueFull extends AppError {
  constructor() {
    super('rate-limited');
  }
}

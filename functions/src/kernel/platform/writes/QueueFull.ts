import { AppError } from '@parlance/domain/errors';

/** Too many wait for the same document in this process: the request was refused before anything was read. */
export class QueueFull extends AppError {
  constructor() {
    super('rate-limited');
  }
}

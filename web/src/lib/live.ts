import type { AppError } from '@parlance/domain/errors';

/** State of a live read. Every page shows all three. */
export type Live<T> =
  | { status: 'loading' }
  | { status: 'error'; error: AppError; retry: () => void }
  | { status: 'ready'; value: T };

/** A document with its id. */
export type Stored<T> = T & { id: string };

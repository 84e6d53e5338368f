import { logEvent } from '../../kernel/platform/log/logEvent.ts';

function warn(text: unknown): void {
  logEvent('genkit warned', { text: typeof text === 'string' ? text : '' });
}

/**
 * Destination of Genkit's own log, as `logger.init` takes it. By default Genkit prints each failed request with its stack, which
 * Error Reporting would take for an unexpected error.
 */
export const genkitLog = { level: 'warn', debug: () => undefined, info: () => undefined, warn, error: warn };

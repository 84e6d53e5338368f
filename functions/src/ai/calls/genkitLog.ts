import { logEvent } from '../../kernel/platform/log/logEvent.ts';

function warn(text: unknown): void {
  logEvent('genkit warned', { text: typeof text === 'string' ? text : '' });
}

/**
 * Where Genkit's own log goes, as `logger.init` takes it. By itself it prints each failed request with its stack, which Error
 * Reporting would take for an error that nobody expects.
 */
export const genkitLog = { level: 'warn', debug: () => undefined, info: () => undefined, warn, error: warn };

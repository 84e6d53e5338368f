import { registerHooks } from 'node:module';

/** Whoever asks for Node's `domain` from now on gets contextDomain.ts. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'domain'
      ? { url: import.meta.resolve('./contextDomain.ts'), format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});

import { registerHooks } from 'node:module';

/** Modules that are loaded after this one get contextDomain.ts when they import Node's `domain`. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'domain'
      ? { url: import.meta.resolve('./contextDomain.ts'), format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});

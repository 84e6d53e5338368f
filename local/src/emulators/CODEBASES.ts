/** The codebases of the functions: where each is built, relative to the root, and what stands before the names of its functions. */
export const CODEBASES = [
  { name: 'default', folder: 'functions/dist', prefix: '' },
  { name: 'billing', folder: 'functions/dist/billing', prefix: 'ext-firestore-stripe-payments-' },
] as const;

/** Asks a REST API of Google, with the operator's credentials. It resolves with any status that comes back. */
export type GoogleRequest = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>;

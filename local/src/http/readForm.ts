import type http from 'node:http';

/** Fields and files of a form that was posted; empty of anything else. */
export async function readForm(headers: http.IncomingHttpHeaders, bytes: Uint8Array): Promise<FormData> {
  try {
    const own = { 'content-type': headers['content-type'] ?? '' };
    return await new Response(new Uint8Array(bytes), { headers: own }).formData();
  } catch {
    return new FormData();
  }
}

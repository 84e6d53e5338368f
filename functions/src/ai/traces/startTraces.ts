import { SECOND_MS } from '@parlance/domain/durations';
import { ProtobufTraceSerializer } from '@opentelemetry/otlp-transformer';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { enableTelemetry } from 'genkit/tracing';
import { GoogleAuth } from 'google-auth-library';
import type { Config } from '../../kernel/platform/config.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { callServer } from '../../kernel/outgoing/callServer.ts';
import { createTraceProcessor } from './createTraceProcessor.ts';
import { withoutContent } from './withoutContent.ts';

const PATIENCE_MS = 5 * SECOND_MS;
/** Google Cloud's own OTLP server, which writes into Cloud Trace: https://cloud.google.com/stackdriver/docs/reference/telemetry/overview. */
const CLOUD_URL = 'https://telemetry.googleapis.com';
const CLOUD_SCOPE = 'https://www.googleapis.com/auth/trace.append';

/**
 * Has Genkit's traces sent by OTLP, to Cloud Trace or to a collector, each when it has ended: names, times and lengths, no contents.
 * A trace that cannot be sent is lost, which the log says. Call it before the first flow runs.
 * @returns what waits until the ended traces are sent.
 */
export async function startTraces({ traces, otlpUrl }: Config): Promise<() => Promise<void>> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  const url = `${traces === 'cloud' ? CLOUD_URL : otlpUrl}/v1/traces`;
  const auth = traces === 'cloud' ? new GoogleAuth({ scopes: CLOUD_SCOPE }) : null;
  const attributes = { 'service.name': process.env['K_SERVICE'] ?? 'parlance', 'gcp.project_id': projectId };
  const resource: ReadableSpan['resource'] = { attributes, merge: () => resource };

  const send = async (spans: readonly ReadableSpan[]): Promise<void> => {
    try {
      const own = auth === null ? {} : { ...(await auth.getRequestHeaders()), 'x-goog-user-project': projectId };
      const body = ProtobufTraceSerializer.serializeRequest(spans.map((span) => withoutContent(span, resource)));
      if (body === undefined) return;
      const headers = { ...own, 'content-type': 'application/x-protobuf' };
      const { ok, status } = await callServer(url, { method: 'POST', headers, body: Buffer.from(body) }, PATIENCE_MS);
      if (!ok) logEvent('traces not sent', { status });
    } catch (error) {
      logEvent('traces not sent', { status: null }, error);
    }
  };
  const processor = createTraceProcessor(send);
  await enableTelemetry({ spanProcessors: [processor] });
  return () => processor.forceFlush();
}

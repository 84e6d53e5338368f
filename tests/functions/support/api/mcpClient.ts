import * as z from 'zod';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { fromFirebaseTools } from './fromFirebaseTools.ts';

/** Part used of the client of the MCP SDK, which firebase-tools brings. */
interface McpClient {
  connect: (transport: object) => Promise<void>;
  ping: () => Promise<object>;
  getServerVersion: () => { name: string } | undefined;
  listTools: () => Promise<{ tools: { name: string; inputSchema: object; outputSchema?: object }[] }>;
  callTool: (call: { name: string; arguments: object }) => Promise<unknown>;
  close: () => Promise<void>;
}

const clientModule = z.looseObject({
  Client: z.custom<new (info: object) => McpClient>((value) => typeof value === 'function'),
});
const transportModule = z.looseObject({
  StreamableHTTPClientTransport: z.custom<new (url: URL, options: object) => { protocolVersion?: string }>(
    (value) => typeof value === 'function',
  ),
});

/** The SDK's own client, connected over streamable HTTP with an access key. It checks results against the tools' schemas. */
export async function mcpClient(key: string): Promise<McpClient & { protocolVersion: () => string | undefined }> {
  const { Client } = clientModule.parse(fromFirebaseTools('@modelcontextprotocol/sdk/client/index.js'));
  const { StreamableHTTPClientTransport: Transport } = transportModule.parse(
    fromFirebaseTools('@modelcontextprotocol/sdk/client/streamableHttp.js'),
  );
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  const transport = new Transport(new URL(`${suiteUrls.functions}/web/api/v1/mcp`), { requestInit });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return Object.assign(client, { protocolVersion: () => transport.protocolVersion });
}

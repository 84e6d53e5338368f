import { AppError } from '@parlance/domain/errors';
import * as z from 'zod';
import { isWellFormed } from '../../../kernel/access/isWellFormed.ts';
import { config } from '../../../kernel/platform/config.ts';
import { admitCall } from '../admitCall.ts';
import type { ApiRequest } from '../ApiRequest.ts';
import { type ApiResponse, NOT_STORED, refusal, toProblem, wrongMethod } from '../refusal.ts';
import type { ApiCaller } from '../requireKey.ts';
import { callTool } from './callTool.ts';
import { describeTool } from './describeTool.ts';
import { RpcError, rpcError, rpcMessageSchema, rpcResult } from './rpc.ts';
import { TOOLS } from './TOOLS.ts';

/** Newest first. Before 2025-06-18 several messages could come in one request. */
const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18'] as const;

const MAX_BYTES = 64 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;

const initializeSchema = z.looseObject({ protocolVersion: z.string() });

type RpcMessage = z.infer<typeof rpcMessageSchema>;

function initialize(params: unknown): object {
  const parsed = initializeSchema.safeParse(params);
  if (!parsed.success) throw new RpcError('params', 'protocolVersion is needed.');
  const wanted = PROTOCOL_VERSIONS.find((version) => version === parsed.data.protocolVersion);
  return {
    protocolVersion: wanted ?? PROTOCOL_VERSIONS[0],
    capabilities: { tools: { listChanged: false } },
    serverInfo: { name: 'parlance', title: 'Parlance', version: '1' },
    instructions:
      'Chatbots of one organization: ask them, search what they know, read the contact requests of visitors.',
  };
}

async function answerRequest(caller: ApiCaller, { method, params }: RpcMessage, signal: AbortSignal): Promise<object> {
  switch (method) {
    case 'initialize':
      return initialize(params);
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: TOOLS.filter(({ operation }) => caller.scopes.includes(operation.scope)).map(describeTool) };
    case 'tools/call':
      return callTool(caller, params, signal);
    default:
      throw new RpcError('method', `Unknown method: ${String(method).slice(0, 100)}`);
  }
}

/** Throws an `RpcError` for what is no JSON, no single message, or can neither be stored nor checked. */
function parseMessage({ body, headers }: ApiRequest): RpcMessage {
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
  if (!isJson || body.byteLength > MAX_BYTES) throw new RpcError('request', 'One JSON-RPC message of at most 64 KB.');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new RpcError('parse', 'This is no JSON.');
  }
  const message = rpcMessageSchema.safeParse(value);
  if (!message.success || !isWellFormed(value)) throw new RpcError('request', 'This is no JSON-RPC 2.0 message.');
  return message.data;
}

function refuseVersion(version: string | undefined): void {
  // Without it a client is of an older version, or begins.
  if (version === undefined || PROTOCOL_VERSIONS.some((known) => known === version)) return;
  throw new RpcError('request', `Unsupported MCP-Protocol-Version. Supported: ${PROTOCOL_VERSIONS.join(', ')}.`);
}

/**
 * POST /api/v1/mcp: an MCP server (https://modelcontextprotocol.io/specification/2025-11-25/basic/transports) without sessions and
 * without streams of its own, for assistants that have an access key. Who comes without a good key, asks too often or calls a tool
 * that the key's scopes do not include gets a problem as from every operation; all else is answered in JSON-RPC.
 */
export async function serveMcp(request: ApiRequest): Promise<ApiResponse> {
  const { method, headers, signal } = request;
  if (method !== 'POST') return wrongMethod(['POST']);
  let rate: Record<string, string> = {};
  try {
    // A page that a browser was led to by another name is not let in: MCP asks servers to look.
    if (headers.origin !== undefined && headers.origin !== config().webOrigin) throw new AppError('permission-denied');
    const caller = await admitCall(headers.authorization, (left) => {
      rate = left;
    });
    const { status, body } = await answerMessage(caller, request, signal);
    return { status, headers: { ...(body === null ? {} : JSON_TYPE), ...NOT_STORED, ...rate }, body };
  } catch (error) {
    return refusal(toProblem(error), rate);
  }
}

async function answerMessage(
  caller: ApiCaller,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<Pick<ApiResponse, 'status' | 'body'>> {
  let id: string | number | null = null;
  try {
    refuseVersion(request.headers['mcp-protocol-version']);
    const message = parseMessage(request);
    // Notifications and responses are taken and change nothing: there are no sessions.
    if (message.id === undefined || message.method === undefined) return { status: 202, body: null };
    ({ id } = message);
    return { status: 200, body: rpcResult(id, await answerRequest(caller, message, signal)) };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    // What has no id was no request that could be answered.
    return { status: id === null ? 400 : 200, body: rpcError(id, error) };
  }
}

import {
  type Access,
  type Contract,
  DEFAULT_MAX_BYTES,
  type RateLimit,
  type Service,
  serviceOf,
} from '@parlance/domain/contracts/contract';
import { AppError } from '@parlance/domain/errors';
import { idSchema } from '@parlance/domain/ids';
import type { CallableRequest, CallableResponse } from 'firebase-functions/https';
import * as z from 'zod';
import { isVisitorUid } from '@parlance/domain/identity';
import { config } from '../platform/config.ts';
import { clientAddress } from '../platform/limits/clientAddress.ts';
import { addToLogContext } from '../platform/log/logContext.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { isWellFormed } from './isWellFormed.ts';
import { type Account, requireAccount } from './requireAccount.ts';
import { type Person, requireConfirmed } from './requireConfirmed.ts';
import { type Membership, requireMember } from './requireMember.ts';
import { requireRecent } from './requireRecent.ts';
import { verifyVisitorToken, type Visitor } from './tokens/visitorToken.ts';
import { removeUser } from './removeUser.ts';

/** Arguments of a handler: checked input, the caller, and the way back to the caller. */
interface Call<I, W, C> {
  input: I;
  who: W;
  /** Address prefix of the caller, for rate limits: never stored with a conversation. */
  address: string;
  /** User agent that the caller's browser states; empty where it states none. */
  userAgent: string;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Sends one chunk; resolves once the socket took it. Does nothing for callers that do not stream. */
  send: (chunk: C) => Promise<void>;
}

type Handler<I, W, O, C> = (call: Call<I, W, C>) => Promise<O>;
type AccessOf<K extends Access['kind']> = Extract<Access, { kind: K }>;

/** By what a caller's rate limits count. */
type Subjects = Partial<Record<RateLimit['per'], string>>;

interface Rules<I, W> {
  /** Identifies the caller. Throws an `AppError` for callers that are not allowed. */
  authorise: (request: CallableRequest<unknown>, input: I) => Promise<W>;
  subjectsOf: (who: W, address: string) => Subjects;
}

/** A contract and the code that serves it. */
export interface Endpoint {
  name: string;
  service: Service;
  access: Access;
  /** Checks the request as the contract says and runs the handler. Throws an `AppError` for what can be expected. */
  serve: (request: CallableRequest<unknown>, response: CallableResponse | undefined) => Promise<unknown>;
}

/**
 * Deletes the account of a caller who came with an e-mail address to what was made for a visitor's browser: a stranger gave it the
 * address. A later sign-in with the same address, as with Google, makes an account of its own.
 */
async function dropVisitorAccount(auth: CallableRequest['auth']): Promise<void> {
  if (auth?.token.email !== undefined && isVisitorUid(auth.uid)) await removeUser(auth.uid);
}

const namedSchema = z.object({
  orgId: z.optional(idSchema),
  chatbotId: z.optional(idSchema),
  chatId: z.optional(idSchema),
  sourceId: z.optional(idSchema),
});

/** Subjects of a call, as far as its input names them, for the log. */
function namedIn(input: unknown): z.infer<typeof namedSchema> {
  return namedSchema.safeParse(input).data ?? {};
}

function defineEndpoint<I, O, C, A extends Access, W>(
  contract: Contract<I, O, C, A>,
  { authorise, subjectsOf }: Rules<I, W>,
  handler: Handler<I, W, O, C>,
): Endpoint {
  const { name, access, limits = [], maxBytes = DEFAULT_MAX_BYTES } = contract;
  const service = serviceOf(contract);
  const serve: Endpoint['serve'] = async (request, response) => {
    if (request.rawRequest.rawBody.byteLength > maxBytes) throw new AppError('invalid-input');
    if (!isWellFormed(request.data)) throw new AppError('invalid-input');
    const parsed = contract.input.safeParse(request.data);
    if (!parsed.success) throw new AppError('invalid-input');
    const who = await authorise(request, parsed.data);
    addToLogContext(namedIn(parsed.data));
    const address = clientAddress(request.rawRequest, config().trustedProxies);
    const subjects = subjectsOf(who, address);
    for (const { per, uses, windowMs } of limits) {
      await takeRateLimit(`${name}:${per}:${subjects[per] ?? ''}`, uses, windowMs);
    }
    return handler({
      input: parsed.data,
      who,
      address,
      userAgent: request.rawRequest.get('user-agent') ?? '',
      signal: response?.signal ?? new AbortController().signal,
      send: async (chunk) => {
        if (request.acceptsStreaming) await response?.sendChunk(chunk);
      },
    });
  };
  return { name, service, access, serve };
}

/** For anyone: the contract or the handler must take a rate limit. */
export function publicEndpoint<I, O, C>(
  contract: Contract<I, O, C, AccessOf<'public'>>,
  handler: Handler<I, null, O, C>,
): Endpoint {
  return defineEndpoint(contract, { authorise: async () => null, subjectsOf: (_, address) => ({ address }) }, handler);
}

/** For anyone signed in, the e-mail address confirmed or not. */
export function accountEndpoint<I, O, C>(
  contract: Contract<I, O, C, AccessOf<'account'>>,
  handler: Handler<I, Account, O, C>,
): Endpoint {
  const authorise = async ({ auth }: CallableRequest<unknown>) => {
    await dropVisitorAccount(auth);
    return requireAccount(auth);
  };
  return defineEndpoint(contract, { authorise, subjectsOf: (_, address) => ({ address }) }, handler);
}

/** For signed-in people with a confirmed e-mail address, and only just signed in where the contract says so. */
export function userEndpoint<I, O, C>(
  contract: Contract<I, O, C, AccessOf<'user'>>,
  handler: Handler<I, Person, O, C>,
): Endpoint {
  const authorise = async ({ auth }: CallableRequest<unknown>) => {
    const person = requireConfirmed(auth);
    if (contract.access.isRecent) requireRecent(person);
    return person;
  };
  return defineEndpoint(contract, { authorise, subjectsOf: (_, address) => ({ address }) }, handler);
}

/** For members of `input.orgId` whose role allows the contract's action; only just signed in where it says so. */
export function memberEndpoint<I extends { orgId: string }, O, C>(
  contract: Contract<I, O, C, AccessOf<'member'>>,
  handler: Handler<I, Membership, O, C>,
): Endpoint {
  const { action, isRecent } = contract.access;
  const authorise = async ({ auth }: CallableRequest<unknown>, { orgId }: I) => {
    const member = await requireMember(auth, orgId, action);
    if (isRecent) requireRecent(member);
    return member;
  };
  return defineEndpoint(
    contract,
    { authorise, subjectsOf: ({ orgId: org, uid }, address) => ({ org, member: `${org}:${uid}`, address }) },
    handler,
  );
}

/** For the holder of a visitor token. Addresses count per chatbot. */
export function visitorEndpoint<I extends { token: string }, O, C>(
  contract: Contract<I, O, C, AccessOf<'visitor'>>,
  handler: Handler<I, Visitor, O, C>,
): Endpoint {
  const authorise = async (_: CallableRequest<unknown>, { token }: I) => {
    const visitor = verifyVisitorToken(token);
    addToLogContext({ chatbotId: visitor.chatbotId, chatId: visitor.chatId });
    return visitor;
  };
  const subjectsOf = ({ chatbotId, chatId: chat }: Visitor, address: string) => ({
    chat,
    address: `${chatbotId}:${address}`,
  });
  return defineEndpoint(contract, { authorise, subjectsOf }, handler);
}

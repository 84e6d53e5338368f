import type { Contract } from '@parlance/domain/contracts/contract';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { type CallableOptions, type CallableRequest, type CallableResponse, onCall } from 'firebase-functions/https';
import { type Account, requireAccount } from './requireAccount.ts';
import { requireConfirmed, type Person } from './requireConfirmed.ts';
import { requireMember, type Membership } from './requireMember.ts';
import { requireRecent } from './requireRecent.ts';
import { type Visitor, verifyVisitorToken } from './visitorToken.ts';
import { clientAddress } from '../platform/limits/clientAddress.ts';
import { config, corsOrigin } from '../platform/config.ts';
import { toHttpsError } from '../platform/toHttpsError.ts';

/** What a handler gets: checked input, who calls, and the way back to the caller. */
interface Call<I, W, C> {
  input: I;
  who: W;
  /** Address prefix of the caller, for rate limits: never stored with a conversation. */
  address: string;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Sends one chunk; resolves once the socket took it. Does nothing for callers that do not stream. */
  send: (chunk: C) => Promise<void>;
}

type Handler<I, W, O, C> = (call: Call<I, W, C>) => Promise<O>;

async function run<I, W, O, C>(
  contract: Contract<I, O, C>,
  request: CallableRequest<unknown>,
  response: CallableResponse<C> | undefined,
  authorise: (input: I) => Promise<W>,
  handler: Handler<I, W, O, C>,
): Promise<O> {
  const correlationId = newId();
  // The runtime streams without these: proxies would hold the answer back until it is complete.
  if (request.acceptsStreaming) {
    request.rawRequest.res?.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  }
  try {
    if (contract.access.kind !== 'visitor' && config().enforceAppCheck && request.app === undefined) {
      throw new AppError('unauthenticated');
    }
    const parsed = contract.input.safeParse(request.data);
    if (!parsed.success) throw new AppError('invalid-input');
    const who = await authorise(parsed.data);
    return await handler({
      input: parsed.data,
      who,
      address: clientAddress(request.rawRequest),
      signal: response?.signal ?? new AbortController().signal,
      send: async (chunk) => {
        if (request.acceptsStreaming) await response?.sendChunk(chunk);
      },
    });
  } catch (error) {
    throw toHttpsError(error, correlationId, contract.name);
  }
}

/** A callable that anyone may call. It must take a rate limit itself. */
export function publicCallable<I, O, C>(
  contract: Contract<I, O, C>,
  handler: Handler<I, null, O, C>,
  options: CallableOptions = {},
) {
  return onCall<unknown, Promise<O>, C>({ cors: corsOrigin, ...options }, (request, response) =>
    run(contract, request, response, async () => null, handler),
  );
}

/** A callable for anyone signed in, the e-mail address confirmed or not. */
export function accountCallable<I, O, C>(
  contract: Contract<I, O, C>,
  handler: Handler<I, Account, O, C>,
  options: CallableOptions = {},
) {
  return onCall<unknown, Promise<O>, C>({ cors: corsOrigin, ...options }, (request, response) =>
    run(contract, request, response, async () => requireAccount(request.auth), handler),
  );
}

/** A callable for signed-in people with a confirmed e-mail address, and only just signed in where the contract says so. */
export function userCallable<I, O, C>(
  contract: Contract<I, O, C>,
  handler: Handler<I, Person, O, C>,
  options: CallableOptions = {},
) {
  const { access } = contract;
  if (access.kind !== 'user') throw new TypeError(`${contract.name} is not for people`);
  const authorise = async (request: CallableRequest<unknown>): Promise<Person> => {
    const person = requireConfirmed(request.auth);
    if (access.isRecent) requireRecent(person);
    return person;
  };
  return onCall<unknown, Promise<O>, C>({ cors: corsOrigin, ...options }, (request, response) =>
    run(contract, request, response, () => authorise(request), handler),
  );
}

/** A callable for members of `input.orgId` whose role allows the contract's action; only just signed in where it says so. */
export function memberCallable<I extends { orgId: string }, O, C>(
  contract: Contract<I, O, C>,
  handler: Handler<I, Membership, O, C>,
  options: CallableOptions = {},
) {
  const { access } = contract;
  if (access.kind !== 'member') throw new TypeError(`${contract.name} is not for members`);
  const authorise = async (request: CallableRequest<unknown>, input: I): Promise<Membership> => {
    const member = await requireMember(request.auth, input.orgId, access.action);
    if (access.isRecent) requireRecent(member);
    return member;
  };
  return onCall<unknown, Promise<O>, C>({ cors: corsOrigin, ...options }, (request, response) =>
    run(contract, request, response, (input) => authorise(request, input), handler),
  );
}

/** A callable for the holder of a visitor token. */
export function visitorCallable<I extends { token: string }, O, C>(
  contract: Contract<I, O, C>,
  handler: Handler<I, Visitor, O, C>,
  options: CallableOptions = {},
) {
  return onCall<unknown, Promise<O>, C>({ cors: corsOrigin, ...options }, (request, response) =>
    run(contract, request, response, async (input) => verifyVisitorToken(input.token), handler),
  );
}

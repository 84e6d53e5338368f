import { LIMITS } from '@parlance/domain/limits';
import { config } from '../platform/config.ts';
import { type Caller, createCaller } from './createCaller.ts';

let caller: Caller | undefined;

/** The only way out of the product to endpoints whose answers it quotes. See createCaller for what it refuses. */
export const guardedCall: Caller = (call) => {
  caller ??= createCaller({
    userAgent: `ParlanceActions/1.0 (+${config().webOrigin})`,
    localHosts: config().crawlerLocalHosts,
    requestMs: LIMITS.actionMs,
  });
  return caller(call);
};

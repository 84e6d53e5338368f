import { callablePath, type Contract } from '@parlance/domain/contracts/contract';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';

/**
 * Readies a call that the browser sends while its page goes away: the token, which may have to be asked for, is had now. Nobody
 * sees whether it worked. Returns what sends it.
 * https://fetch.spec.whatwg.org/#request-keepalive-flag
 */
export async function prepareLastCall<I, O>(contract: Contract<I, O>, input: I): Promise<() => void> {
  const { auth, config } = await startFirebase();
  const token = (await auth.currentUser?.getIdToken()) ?? '';
  return () => {
    fetch(`${config.functionsUrl}/${callablePath(contract)}`, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: input }),
    }).catch(() => undefined);
  };
}

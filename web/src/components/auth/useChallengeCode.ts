import { LIMITS } from '@parlance/domain/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Challenge, ChallengeFactor } from '#web/lib/auth/second-factor/Challenge.ts';
import { sendChallengeCode } from '#web/lib/auth/second-factor/sendChallengeCode.ts';
import { useCooldown } from './useCooldown.ts';

interface ChallengeCode {
  /** Id of the verification that the code is checked against; undefined until a message is sent and for authenticator apps. */
  verificationId: string | undefined;
  isSending: boolean;
  failure: { error: unknown } | undefined;
  /** Until another message can be sent. */
  seconds: number;
  send: () => void;
}

/** The text message of a phone factor: sent once by itself, and again on demand, at most once a minute. */
export function useChallengeCode(challenge: Challenge, factor: ChallengeFactor): ChallengeCode {
  const cooldown = useCooldown(LIMITS.confirmationResendMs);
  const [verificationId, setVerificationId] = useState<string>();
  const [isSending, setSending] = useState(factor.kind === 'phone');
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isBegun = useRef(false);

  const send = () => {
    setSending(true);
    setFailure(undefined);
    sendChallengeCode(challenge, factor)
      .then((id) => {
        setVerificationId(id);
        return cooldown.start();
      })
      .catch((error: unknown) => setFailure({ error }))
      .finally(() => setSending(false));
  };
  const begin = useEffectEvent(() => {
    if (factor.kind !== 'phone' || isBegun.current) return;
    isBegun.current = true;
    send();
  });
  useEffect(() => begin(), []);
  return { verificationId, isSending, failure, seconds: cooldown.seconds, send };
}

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { answerChallenge } from '#web/lib/auth/sign-in/answerChallenge.ts';
import type { Challenge, ChallengeFactor } from '#web/lib/auth/second-factor/Challenge.ts';

type Attempt = { kind: 'none' | 'busy' | 'wrong-code' | 'incomplete' } | { kind: 'failed'; error: unknown };

interface CodeAttemptOptions {
  challenge: Challenge;
  factor: ChallengeFactor;
  /** Id of the verification that the code is checked against; undefined for codes of an authenticator app. */
  verificationId: string | undefined;
  onDone: () => void;
}

interface CodeAttempt {
  code: string;
  setCode: (code: string) => void;
  attempt: Attempt;
  field: RefObject<HTMLInputElement | null>;
  onSubmit: (event: FormEvent) => void;
}

const CODE = /^\d{6}$/;

/** Takes a code of six digits and answers the challenge with it. The field has the focus at first and after a wrong code. */
export function useCodeAttempt(options: CodeAttemptOptions): CodeAttempt {
  const { challenge, factor, verificationId, onDone } = options;
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\s/g, '');
    if (!CODE.test(digits)) {
      setAttempt({ kind: 'incomplete' });
      field.current?.focus();
      return;
    }
    setAttempt({ kind: 'busy' });
    answerChallenge(challenge, { factor, code: digits, verificationId })
      .then((answer) => {
        if (answer === 'done') return onDone();
        setAttempt({ kind: 'wrong-code' });
        return field.current?.select();
      })
      .catch((error: unknown) => setAttempt({ kind: 'failed', error }));
  };

  return { code, setCode, attempt, field, onSubmit };
}

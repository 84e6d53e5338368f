import type { Contract } from '@parlance/domain/contracts/contract';
import { useCallback, useEffect, useState } from 'react';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live } from '#web/lib/live.ts';
import { callContract } from './callContract.ts';

/** Answer of a reading callable to the first `input`, requested once, and a function that requests it again. */
export function useAnswer<I, O, C>(contract: Contract<I, O, C>, input: I): { answer: Live<O>; askAgain: () => void } {
  /** Another object is another question, also where it asks for the same. */
  const [question, setQuestion] = useState({ contract, input });
  const [answer, setAnswer] = useState<Live<O>>({ status: 'loading' });
  const askAgain = useCallback(() => {
    setAnswer({ status: 'loading' });
    setQuestion((last) => ({ ...last }));
  }, []);
  useEffect(() => {
    let isCurrent = true;
    callContract(question.contract, question.input)
      .then((value) => isCurrent && setAnswer({ status: 'ready', value }))
      .catch((error: unknown) => {
        if (isCurrent) setAnswer({ status: 'error', error: toAppError(error), retry: askAgain });
      });
    return () => {
      isCurrent = false;
    };
  }, [question, askAgain]);
  return { answer, askAgain };
}
